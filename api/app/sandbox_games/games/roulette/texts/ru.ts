import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Красное',
  black: 'Чёрное',
  even: 'Чёт',
  odd: 'Нечет',
} satisfies Words
