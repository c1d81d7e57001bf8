import { BOT_GAME_NAMES, BOT_GAMES } from '@remez/bots';

export const SIMULATE_USAGE = `Usage: remez simulate [--game ${BOT_GAME_NAMES.join('|')}] [--games 100] [--seed 1] [--language he|en]
                       [--spymaster WHO] [--operative WHO] [--temperaments] [--one-mind] [--workers 2]
                       [--report FILE.html] [--patience MILLISECONDS]

Plays games with bots and prints one JSON line a game and a summary as the last line. WHO is a temperament (careful,
balanced, bold), gold (someone who knows the associations of bench/gold alone), or 'exec:COMMAND': a program that reads
views and answers moves, a line of JSON each (docs/bots.md). --temperaments plays every game three times, with two of
each temperament, and the report compares them. Unless --one-mind is given, each knows a part of the
lexicon of its own.

${BOT_GAME_NAMES.map((name) => BOT_GAMES[name].arena.about).join('\n')}
`;
