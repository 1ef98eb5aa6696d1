import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Başka kart',
  line: 'Çinko',
  house: 'Tombala',
} satisfies Words
