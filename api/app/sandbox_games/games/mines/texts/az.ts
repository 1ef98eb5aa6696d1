import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mina',
  take: 'Uduşu götür',
  cell: 'Xana {number}',
  next: 'Növbəti: ×{multiple}',
} satisfies Words
