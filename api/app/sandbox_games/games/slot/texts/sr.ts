import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Табела исплата',
  lines: 'Линија: {count}',
  ways: 'Начина добитка: {count}',
  free: 'Бесплатних окрета: {count} (×{multiple})',
} satisfies Words
