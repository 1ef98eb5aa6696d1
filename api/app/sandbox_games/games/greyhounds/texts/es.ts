import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Carrera {number}',
  win: 'Ganador',
  place: 'Colocado',
  eachWay: 'Ganador y colocado',
  forecast: 'Gemela',
} satisfies Words
