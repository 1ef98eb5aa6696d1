import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Rischio',
  low: 'Basso',
  middle: 'Medio',
  high: 'Alto',
} satisfies Words
