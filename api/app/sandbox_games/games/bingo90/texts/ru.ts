import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Другая карточка',
  line: 'Линия',
  house: 'Вся карточка',
  twoLines: 'Две линии',
} satisfies Words
