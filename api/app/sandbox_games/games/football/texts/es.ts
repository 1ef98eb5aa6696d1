import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Jornada {number}',
  more: 'Más apuestas',
  over: 'Más de',
  under: 'Menos de',
  total: 'Goles totales',
  bothScore: 'Ambos marcan',
  score: 'Resultado exacto',
  draw: 'Empate',
  yes: 'Sí',
  no: 'No',
  other: 'Otro',
} satisfies Words
