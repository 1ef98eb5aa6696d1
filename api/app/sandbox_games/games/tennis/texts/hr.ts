import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. krug',
  more: 'Više oklada',
  over: 'Više od',
  under: 'Manje od',
  firstSet: 'Prvi set',
  sets: 'Rezultat u setovima',
  games: 'Ukupno gemova',
} satisfies Words
