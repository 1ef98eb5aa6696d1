import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Corrida {number}',
  win: 'Vencedor',
  place: 'Colocado',
  eachWay: 'Vencedor e colocado',
  forecast: 'Dupla exata',
} satisfies Words
