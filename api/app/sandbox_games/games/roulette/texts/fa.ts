import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'قرمز',
  black: 'سیاه',
  even: 'زوج',
  odd: 'فرد',
} satisfies Words
