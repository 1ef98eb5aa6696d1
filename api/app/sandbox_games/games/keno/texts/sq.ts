import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Zgjedhje rastësore',
  hits: 'Qëllime: {count}',
  hint: 'Zgjidh deri në {count} numra',
} satisfies Words
