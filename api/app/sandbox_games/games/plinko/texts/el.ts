import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Ρίσκο',
  low: 'Χαμηλό',
  middle: 'Μεσαίο',
  high: 'Υψηλό',
} satisfies Words
