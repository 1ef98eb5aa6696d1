import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Matchday {number}',
  more: 'More bets',
  over: 'Over',
  under: 'Under',
  total: 'Total goals',
  bothScore: 'Both teams score',
  score: 'Correct score',
  draw: 'Draw',
  yes: 'Yes',
  no: 'No',
  other: 'Other',
} satisfies Words
