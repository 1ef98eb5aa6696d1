import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Autre carton',
  line: 'Ligne',
  house: 'Carton plein',
  twoLines: 'Deux lignes',
} satisfies Words
