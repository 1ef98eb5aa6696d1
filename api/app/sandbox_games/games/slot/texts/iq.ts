import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'خشتەی بردنەوە',
  lines: 'هێڵ: {count}',
  ways: 'ڕێگای بردنەوە: {count}',
  free: 'سووڕانی بەخۆڕایی: {count} (×{multiple})',
} satisfies Words
