import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Tjetër kartelë',
  line: 'Vijë',
  house: 'Kartelë e plotë',
  twoLines: 'Dy vija',
} satisfies Words
