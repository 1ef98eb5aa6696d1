import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'جدول الجوائز',
  lines: 'الخطوط: {count}',
  ways: 'طرق الفوز: {count}',
  free: 'لفات مجانية: {count} (×{multiple})',
} satisfies Words
