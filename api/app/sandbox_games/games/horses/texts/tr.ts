import type { Words } from '#sandbox_games/games/words'

export default {
  race: '{number}. yarış',
  win: 'Ganyan',
  place: 'Plase',
  eachWay: 'Ganyan ve plase',
  forecast: 'Sıralı ikili',
} satisfies Words
