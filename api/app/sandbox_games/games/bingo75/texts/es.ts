import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Otro cartón',
  line: 'Línea',
  house: 'Cartón lleno',
} satisfies Words
