import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Άλλη κάρτα',
  line: 'Γραμμή',
  house: 'Γεμάτη κάρτα',
  twoLines: 'Δύο γραμμές',
} satisfies Words
