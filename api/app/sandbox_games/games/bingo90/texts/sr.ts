import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Други листић',
  line: 'Линија',
  house: 'Пун листић',
  twoLines: 'Две линије',
} satisfies Words
