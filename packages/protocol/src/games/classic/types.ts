export type {
  Can,
  CardView,
  Command as ClassicMove,
  Count,
  Identity,
  Mode,
  Team,
  Turn,
  View as ClassicView,
} from '@remez/rules/classic';
