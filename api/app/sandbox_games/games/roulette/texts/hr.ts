import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Crveno',
  black: 'Crno',
  even: 'Par',
  odd: 'Nepar',
} satisfies Words
