import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mijnen',
  take: 'Winst nemen',
  cell: 'Vak {number}',
  next: 'Volgende: ×{multiple}',
} satisfies Words
