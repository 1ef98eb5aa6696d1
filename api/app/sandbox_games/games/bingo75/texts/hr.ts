import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Druga kartica',
  line: 'Linija',
  house: 'Puna kartica',
} satisfies Words
