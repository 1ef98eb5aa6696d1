import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Números al azar',
  hits: 'Aciertos: {count}',
  hint: 'Elige {count} números',
} satisfies Words
