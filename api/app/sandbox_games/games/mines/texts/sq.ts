import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Mina',
  take: 'Merr fitimin',
  cell: 'Kutia {number}',
  next: 'Tjetra: ×{multiple}',
} satisfies Words
