import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Round {number}',
  more: 'More bets',
  over: 'Over',
  under: 'Under',
  firstSet: 'First set',
  sets: 'Set score',
  games: 'Total games',
} satisfies Words
