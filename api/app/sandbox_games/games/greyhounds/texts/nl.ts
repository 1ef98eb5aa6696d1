import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Koers {number}',
  win: 'Winst',
  place: 'Plaats',
  eachWay: 'Winst en plaats',
  forecast: 'Eerste en tweede',
} satisfies Words
