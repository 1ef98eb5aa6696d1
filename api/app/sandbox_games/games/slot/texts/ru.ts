import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Таблица выплат',
  lines: 'Линий: {count}',
  ways: 'Способов выиграть: {count}',
  free: 'Бесплатных вращений: {count} (×{multiple})',
} satisfies Words
