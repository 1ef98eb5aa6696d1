import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Ronde {number}',
  more: 'Meer weddenschappen',
  over: 'Meer dan',
  under: 'Minder dan',
  firstSet: 'Eerste set',
  sets: 'Setstand',
  games: 'Totaal games',
} satisfies Words
