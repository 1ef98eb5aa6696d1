import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '第 {number} 轮',
  more: '更多投注',
  over: '大',
  under: '小',
  total: '总进球',
  bothScore: '双方都进球',
  score: '正确比分',
  draw: '平局',
  yes: '是',
  no: '否',
  other: '其他',
} satisfies Words
