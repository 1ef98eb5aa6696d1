import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Utrka {number}',
  win: 'Pobjeda',
  place: 'Plasman',
  eachWay: 'Pobjeda i plasman',
  forecast: 'Dvojac po redu',
} satisfies Words
