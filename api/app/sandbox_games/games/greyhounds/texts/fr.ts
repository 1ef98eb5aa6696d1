import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Course {number}',
  win: 'Gagnant',
  place: 'Placé',
  eachWay: 'Gagnant-placé',
  forecast: 'Couplé ordre',
} satisfies Words
