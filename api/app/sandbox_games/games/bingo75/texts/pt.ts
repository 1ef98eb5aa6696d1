import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Outro cartão',
  line: 'Linha',
  house: 'Cartão cheio',
} satisfies Words
