import type { Words } from '#sandbox_games/games/words'

export default {
  mines: 'Мине',
  take: 'Узми добитак',
  cell: 'Поље {number}',
  next: 'Следеће: ×{multiple}',
} satisfies Words
