import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Corsa {number}',
  win: 'Vincente',
  place: 'Piazzato',
  eachWay: 'Vincente e piazzato',
  forecast: 'Accoppiata in ordine',
} satisfies Words
