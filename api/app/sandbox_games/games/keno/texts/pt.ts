import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Números ao acaso',
  hits: 'Acertos: {count}',
  hint: 'Escolha até {count} números',
} satisfies Words
