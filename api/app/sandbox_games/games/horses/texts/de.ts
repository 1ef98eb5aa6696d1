import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Rennen {number}',
  win: 'Sieg',
  place: 'Platz',
  eachWay: 'Sieg/Platz',
  forecast: 'Zweierwette',
} satisfies Words
