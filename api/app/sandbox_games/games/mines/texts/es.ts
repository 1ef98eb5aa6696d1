import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Minas',
  take: 'Cobrar',
  cell: 'Casilla {number}',
  next: 'Siguiente: ×{multiple}',
} satisfies Words
