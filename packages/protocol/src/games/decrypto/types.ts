export type {
  Can as DecryptoCan,
  Clues,
  Code,
  Command as DecryptoMove,
  Digit,
  Digits,
  Keywords,
  Team as DecryptoTeam,
  Transmission,
  View as DecryptoView,
} from '@remez/rules/decrypto';
