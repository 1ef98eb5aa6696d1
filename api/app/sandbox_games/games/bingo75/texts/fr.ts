import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Autre carton',
  line: 'Ligne',
  house: 'Carton plein',
} satisfies Words
