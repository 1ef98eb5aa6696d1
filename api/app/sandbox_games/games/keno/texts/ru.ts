import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Случайный выбор',
  hits: 'Совпадений: {count}',
  hint: 'Выберите до {count} чисел',
} satisfies Words
