import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. круг',
  more: 'Још опклада',
  over: 'Више од',
  under: 'Мање од',
  firstSet: 'Први сет',
  sets: 'Резултат у сетовима',
  games: 'Укупно гемова',
} satisfies Words
