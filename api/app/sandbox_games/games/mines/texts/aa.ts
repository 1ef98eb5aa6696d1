import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'الألغام',
  take: 'خذ الربح',
  cell: 'الخانة {number}',
  next: 'التالية: ×{multiple}',
} satisfies Words
