export const SIT_USAGE = `Usage: remez sit --table URL --seat SEAT --bot WHO [--name NAME] [--language he|en] [--patience MILLISECONDS]

Joins a table by its link (http://…/t/…), takes a seat, and plays it until the table says goodbye or Ctrl-C. WHO is a
temperament (careful, balanced, bold), gold (someone who knows the associations of bench/gold alone), or 'exec:COMMAND':
a program that reads views and answers moves, a line of JSON each (docs/bots.md). A move that is late or wrong is not
made, and said here; nobody at the table is disturbed. The language is the table's, unless another is given.
`;
