import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Letër',
  stand: 'Ndal',
  double: 'Dyfisho',
  split: 'Ndaj',
  dealer: 'Dileri',
  you: 'Ti',
} satisfies Words
