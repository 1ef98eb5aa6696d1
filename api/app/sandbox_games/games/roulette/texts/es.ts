import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rojo',
  black: 'Negro',
  even: 'Par',
  odd: 'Impar',
} satisfies Words
