import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mines cachées',
  take: 'Encaisser',
  cell: 'Case {number}',
  next: 'Suivante : ×{multiple}',
} satisfies Words
