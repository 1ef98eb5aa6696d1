import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'مین',
  take: 'برداشت برد',
  cell: 'خانهٔ {number}',
  next: 'بعدی: ×{multiple}',
} satisfies Words
