import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mines',
  take: 'Cash out',
  cell: 'Cell {number}',
  next: 'Next: ×{multiple}',
} satisfies Words
