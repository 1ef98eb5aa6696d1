import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Νάρκες',
  take: 'Εξαργύρωση',
  cell: 'Κελί {number}',
  next: 'Επόμενο: ×{multiple}',
} satisfies Words
