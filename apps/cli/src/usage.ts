export const USAGE = `Usage: remez COMMAND

  serve            play in the browser: start the server
  backup FILE      copy all games into one file, also while the server runs
  restore FILE     put such a file in the place of the games; the server must be stopped
  referee          judge clues: JSON lines in, JSON lines out
  scenario FILE…   play games written as text files and say whether each held
  schema           print all messages of the protocol as JSON Schema
  help             this page
`;

export const SCENARIO_USAGE = `Usage: remez scenario FILE…

Plays each file and prints one JSON line a file, in order: {"file", "ok", "step"?, "why"?}.
Exits 0 only if all held. The format is described in apps/cli/README.md.
`;

export const BACKUP_USAGE = `Usage: remez backup FILE [--data FOLDER] [--force]

Copies all that a data folder holds into one file and checks it, also while a server runs on the folder.
A file that is there already is replaced only with --force.
`;

export const RESTORE_USAGE = `Usage: remez restore FILE [--data FOLDER]

Checks a file that \`remez backup\` has written and puts it in the place of what a data folder holds. What was
there is kept beside it under another name. No server may be running on the folder.
`;
