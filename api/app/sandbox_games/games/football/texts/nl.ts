import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Speelronde {number}',
  more: 'Meer weddenschappen',
  over: 'Meer dan',
  under: 'Minder dan',
  total: 'Totaal doelpunten',
  bothScore: 'Beide scoren',
  score: 'Juiste uitslag',
  draw: 'Gelijkspel',
  yes: 'Ja',
  no: 'Nee',
  other: 'Anders',
} satisfies Words
