import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rouge',
  black: 'Noir',
  even: 'Pair',
  odd: 'Impair',
} satisfies Words
