import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Jornada {number}',
  more: 'Mais apostas',
  over: 'Mais de',
  under: 'Menos de',
  total: 'Total de golos',
  bothScore: 'Ambas marcam',
  score: 'Resultado exato',
  draw: 'Empate',
  yes: 'Sim',
  no: 'Não',
  other: 'Outro',
} satisfies Words
