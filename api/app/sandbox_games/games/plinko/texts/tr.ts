import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risk düzeyi',
  low: 'Düşük',
  middle: 'Orta',
  high: 'Yüksek',
} satisfies Words
