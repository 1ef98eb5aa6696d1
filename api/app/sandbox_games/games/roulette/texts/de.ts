import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rot',
  black: 'Schwarz',
  even: 'Gerade',
  odd: 'Ungerade',
} satisfies Words
