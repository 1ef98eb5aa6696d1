import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'أحمر',
  black: 'أسود',
  even: 'زوجي',
  odd: 'فردي',
} satisfies Words
