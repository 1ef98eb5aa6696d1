import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. kolo',
  more: 'Više oklada',
  over: 'Više od',
  under: 'Manje od',
  total: 'Ukupno golova',
  bothScore: 'Oba daju gol',
  score: 'Točan rezultat',
  draw: 'Neriješeno',
  yes: 'Da',
  no: 'Ne',
  other: 'Ostalo',
} satisfies Words
