import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'مین',
  take: 'بردنەوە وەربگرە',
  cell: 'خانەی {number}',
  next: 'دواتر: ×{multiple}',
} satisfies Words
