import type { Words } from '#sandbox_games/games/words'

export default {
  mines: '地雷数',
  take: '收取奖金',
  cell: '第 {number} 格',
  next: '下一格：×{multiple}',
} satisfies Words
