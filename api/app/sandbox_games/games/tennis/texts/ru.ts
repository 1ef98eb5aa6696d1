import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Круг {number}',
  more: 'Другие ставки',
  over: 'Больше',
  under: 'Меньше',
  firstSet: 'Первый сет',
  sets: 'Счёт по сетам',
  games: 'Тотал геймов',
} satisfies Words
