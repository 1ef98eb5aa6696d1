import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risco',
  low: 'Baixo',
  middle: 'Médio',
  high: 'Alto',
} satisfies Words
