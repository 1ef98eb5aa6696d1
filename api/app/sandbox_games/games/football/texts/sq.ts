import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Java {number}',
  more: 'Më shumë baste',
  over: 'Mbi',
  under: 'Nën',
  total: 'Golat gjithsej',
  bothScore: 'Të dyja shënojnë',
  score: 'Rezultati i saktë',
  draw: 'Barazim',
  yes: 'Po',
  no: 'Jo',
  other: 'Tjetër',
} satisfies Words
