import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Riesgo',
  low: 'Bajo',
  middle: 'Medio',
  high: 'Alto',
} satisfies Words
