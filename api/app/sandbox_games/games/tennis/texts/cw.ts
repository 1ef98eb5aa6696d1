import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '第 {number} 轮',
  more: '更多投注',
  over: '大',
  under: '小',
  firstSet: '第一盘',
  sets: '盘数比分',
  games: '总局数',
} satisfies Words
