import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Ещё',
  stand: 'Хватит',
  double: 'Удвоить',
  split: 'Разделить',
  dealer: 'Дилер',
  you: 'Вы',
} satisfies Words
