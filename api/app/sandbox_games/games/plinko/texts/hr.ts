import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Rizik',
  low: 'Nizak',
  middle: 'Srednji',
  high: 'Visok',
} satisfies Words
