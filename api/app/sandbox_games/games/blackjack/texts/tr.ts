import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Kart',
  stand: 'Kal',
  double: 'İkiye katla',
  split: 'Ayır',
  dealer: 'Krupiye',
  you: 'Siz',
} satisfies Words
