import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Κάρτα',
  stand: 'Μένω',
  double: 'Διπλασιασμός',
  split: 'Χώρισμα',
  dealer: 'Ντίλερ',
  you: 'Εσείς',
} satisfies Words
