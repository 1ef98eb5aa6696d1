import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Başka kart',
  line: 'Çinko',
  house: 'Tombala',
  twoLines: 'İki çinko',
} satisfies Words
