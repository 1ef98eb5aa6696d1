import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mine',
  take: 'Uzmi dobitak',
  cell: 'Polje {number}',
  next: 'Sljedeće: ×{multiple}',
} satisfies Words
