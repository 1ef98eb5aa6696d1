import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Красное',
  black: 'Чёрное',
  even: 'Чёт',
  odd: 'Нечет',
  kindOfBet: 'Вид ставки',
  straight: 'Номер',
  split: 'Сплит',
  street: 'Стрит',
  corner: 'Каре',
  sixLine: 'Сикслайн',
} satisfies Words
