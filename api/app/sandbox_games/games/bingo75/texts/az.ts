import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Başqa kart',
  line: 'Sıra',
  house: 'Tam kart',
} satisfies Words
