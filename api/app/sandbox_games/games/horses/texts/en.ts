import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Race {number}',
  win: 'Win',
  place: 'Place',
  eachWay: 'Each way',
  forecast: 'Forecast',
} satisfies Words
