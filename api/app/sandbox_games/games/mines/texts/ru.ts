import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Мины',
  take: 'Забрать выигрыш',
  cell: 'Клетка {number}',
  next: 'Дальше: ×{multiple}',
} satisfies Words
