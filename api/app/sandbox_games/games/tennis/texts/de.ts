import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Runde {number}',
  more: 'Weitere Wetten',
  over: 'Über',
  under: 'Unter',
  firstSet: 'Erster Satz',
  sets: 'Sätze',
  games: 'Spiele gesamt',
} satisfies Words
