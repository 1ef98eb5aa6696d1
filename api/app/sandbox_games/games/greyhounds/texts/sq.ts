import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Gara {number}',
  win: 'Fitues',
  place: 'Vend',
  eachWay: 'Fitues dhe vend',
  forecast: 'Dyshe me radhë',
} satisfies Words
