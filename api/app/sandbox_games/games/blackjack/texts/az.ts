import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Kart al',
  stand: 'Dayan',
  double: 'İkiqat',
  split: 'Böl',
  dealer: 'Diler',
  you: 'Siz',
} satisfies Words
