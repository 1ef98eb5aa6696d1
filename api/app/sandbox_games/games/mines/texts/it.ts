import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mine',
  take: 'Incassa',
  cell: 'Casella {number}',
  next: 'Prossima: ×{multiple}',
} satisfies Words
