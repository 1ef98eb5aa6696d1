import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risico',
  low: 'Laag',
  middle: 'Gemiddeld',
  high: 'Hoog',
} satisfies Words
