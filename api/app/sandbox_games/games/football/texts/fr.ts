import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Journée {number}',
  more: 'Autres paris',
  over: 'Plus de',
  under: 'Moins de',
  total: 'Total de buts',
  bothScore: 'Les deux marquent',
  score: 'Score exact',
  draw: 'Nul',
  yes: 'Oui',
  no: 'Non',
  other: 'Autre',
} satisfies Words
