import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'پێشبڕکێی {number}',
  win: 'یەکەم',
  place: 'پلە',
  eachWay: 'یەکەم و پلە',
  forecast: 'یەکەم و دووەم بە ڕیز',
} satisfies Words
