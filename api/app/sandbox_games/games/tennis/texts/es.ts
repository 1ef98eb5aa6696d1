import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Ronda {number}',
  more: 'Más apuestas',
  over: 'Más de',
  under: 'Menos de',
  firstSet: 'Primer set',
  sets: 'Resultado en sets',
  games: 'Juegos totales',
} satisfies Words
