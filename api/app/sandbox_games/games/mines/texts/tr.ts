import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mayın',
  take: 'Kazancı al',
  cell: 'Kare {number}',
  next: 'Sonraki: ×{multiple}',
} satisfies Words
