import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Ronda {number}',
  more: 'Mais apostas',
  over: 'Mais de',
  under: 'Menos de',
  firstSet: 'Primeiro set',
  sets: 'Resultado em sets',
  games: 'Total de jogos',
} satisfies Words
