import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Carta',
  stand: 'Parar',
  double: 'Dobrar',
  split: 'Dividir',
  dealer: 'Banca',
  you: 'Você',
} satisfies Words
