import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
} satisfies Words
