import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Turno {number}',
  more: 'Altre scommesse',
  over: 'Più di',
  under: 'Meno di',
  firstSet: 'Primo set',
  sets: 'Risultato in set',
  games: 'Game totali',
} satisfies Words
