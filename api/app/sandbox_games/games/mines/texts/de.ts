import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Minen',
  take: 'Gewinn mitnehmen',
  cell: 'Feld {number}',
  next: 'Nächstes: ×{multiple}',
} satisfies Words
