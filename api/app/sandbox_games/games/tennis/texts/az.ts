import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}-ci raund',
  more: 'Digər mərclər',
  over: 'Çox',
  under: 'Az',
  firstSet: 'Birinci set',
  sets: 'Setlərin hesabı',
  games: 'Cəmi geymlər',
} satisfies Words
