import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Risque',
  low: 'Faible',
  middle: 'Moyen',
  high: 'Élevé',
} satisfies Words
