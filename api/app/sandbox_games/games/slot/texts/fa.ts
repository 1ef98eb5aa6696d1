import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'جدول پرداخت',
  lines: 'خط: {count}',
  ways: 'راه برد: {count}',
  free: 'چرخش رایگان: {count} (×{multiple})',
} satisfies Words
