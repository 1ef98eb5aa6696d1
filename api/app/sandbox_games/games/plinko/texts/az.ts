import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risk səviyyəsi',
  low: 'Aşağı',
  middle: 'Orta',
  high: 'Yüksək',
} satisfies Words
