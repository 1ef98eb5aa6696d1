import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Tour {number}',
  more: 'Autres paris',
  over: 'Plus de',
  under: 'Moins de',
  firstSet: 'Premier set',
  sets: 'Score en sets',
  games: 'Total de jeux',
} satisfies Words
