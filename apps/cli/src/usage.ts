export const USAGE = `Usage: remez COMMAND

  serve            play in the browser: start the server
  referee          judge clues: JSON lines in, JSON lines out
  scenario FILE…   play games written as text files and say whether each held
  help             this page
`;

export const SCENARIO_USAGE = `Usage: remez scenario FILE…

Plays each file and prints one JSON line a file, in order: {"file", "ok", "step"?, "why"?}.
Exits 0 only if all held. The format is described in apps/cli/README.md.
`;
