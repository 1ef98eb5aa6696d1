import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Another card',
  line: 'Line',
  house: 'Full house',
  twoLines: 'Two lines',
} satisfies Words
