export const USAGE = `Usage: remez COMMAND

  serve            play in the browser: start the server
  backup FILE      copy all games into one file, also while the server runs
  restore FILE     put such a file in the place of the games; the server must be stopped
  migrate          copy all games from a folder to PostgreSQL or back; the server must be stopped
  referee          judge clues: JSON lines in, JSON lines out
  scenario FILE…   play games written as text files and say whether each held
  simulate         let bots play many games and say how they did
  sit              seat a bot, or a program of yours, at a table of people
  schema           print all messages of the protocol as JSON Schema
  help             this page
`;

export const SCENARIO_USAGE = `Usage: remez scenario FILE…

Plays each file and prints one JSON line a file, in order: {"file", "ok", "step"?, "why"?}.
Exits 0 only if all held. The format is described in apps/cli/README.md.
`;

export const BACKUP_USAGE = `Usage: remez backup FILE [--data FOLDER | --database-url URL] [--force]

Copies all games into one file and checks it, also while a server runs. They are in the folder that is named, else in
the PostgreSQL that is named or that DATABASE_URL names, else in REMEZ_DATA or ./data. A file that is there already is
replaced only with --force. A backup of either can be restored into either.
`;

export const RESTORE_USAGE = `Usage: remez restore FILE [--data FOLDER | --database-url URL]

Checks a file that \`remez backup\` has written and puts it in the place of the games: those of the folder that is
named, else of the PostgreSQL that is named or that DATABASE_URL names, else of REMEZ_DATA or ./data. What was there is
kept: in a folder under another name, in PostgreSQL in another schema. No server may be running.
`;

export const MIGRATE_USAGE = `Usage: remez migrate --from PLACE --to PLACE

Copies all games from one place to another that is empty, and compares the two row by row. A place is a data folder or
postgres://…; DATABASE_URL is taken for the one that is not given. No server may be running on either. The source
stays as it is. A migration that is interrupted leaves nothing that a server would open: run it again.
`;
