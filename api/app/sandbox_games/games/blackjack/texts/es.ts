import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Separar',
  dealer: 'Crupier',
  you: 'Tú',
} satisfies Words
