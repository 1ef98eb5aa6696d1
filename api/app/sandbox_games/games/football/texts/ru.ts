import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Тур {number}',
  more: 'Другие ставки',
  over: 'Больше',
  under: 'Меньше',
  total: 'Тотал голов',
  bothScore: 'Обе забьют',
  score: 'Точный счёт',
  draw: 'Ничья',
  yes: 'Да',
  no: 'Нет',
  other: 'Другой',
} satisfies Words
