import type { Words } from '#sandbox_games/games/words'

export default {
  risk: '风险',
  low: '低',
  middle: '中',
  high: '高',
} satisfies Words
