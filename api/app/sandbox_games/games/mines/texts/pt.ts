import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Minas',
  take: 'Levantar o ganho',
  cell: 'Casa {number}',
  next: 'Próxima: ×{multiple}',
} satisfies Words
