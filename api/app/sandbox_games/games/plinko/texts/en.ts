import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risk',
  low: 'Low',
  middle: 'Medium',
  high: 'High',
} satisfies Words
