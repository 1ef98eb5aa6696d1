import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Giornata {number}',
  more: 'Altre scommesse',
  over: 'Più di',
  under: 'Meno di',
  total: 'Gol totali',
  bothScore: 'Entrambe segnano',
  score: 'Risultato esatto',
  draw: 'Pareggio',
  yes: 'Sì',
  no: 'No',
  other: 'Altro',
} satisfies Words
