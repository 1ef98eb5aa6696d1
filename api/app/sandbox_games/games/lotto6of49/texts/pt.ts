import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Números ao acaso',
  hits: 'Acertos: {count}',
  hint: 'Escolha {count} números',
} satisfies Words
