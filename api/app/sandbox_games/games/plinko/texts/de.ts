import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risiko',
  low: 'Niedrig',
  middle: 'Mittel',
  high: 'Hoch',
} satisfies Words
