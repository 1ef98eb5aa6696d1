import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'سوور',
  black: 'ڕەش',
  even: 'جووت',
  odd: 'تاک',
} satisfies Words
