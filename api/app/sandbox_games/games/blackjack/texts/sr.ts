import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Карта',
  stand: 'Стани',
  double: 'Удвостручи',
  split: 'Подели',
  dealer: 'Делилац',
  you: 'Ви',
} satisfies Words
