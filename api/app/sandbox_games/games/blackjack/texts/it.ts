import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Carta',
  stand: 'Sto',
  double: 'Raddoppia',
  split: 'Dividi',
  dealer: 'Banco',
  you: 'Tu',
} satisfies Words
