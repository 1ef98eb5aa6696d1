import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Lucky pick',
  hits: 'Hits: {count}',
  hint: 'Pick {count} numbers',
} satisfies Words
