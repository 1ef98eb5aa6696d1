import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Zufallstipp',
  hits: 'Treffer: {count}',
  hint: '{count} Zahlen wählen',
} satisfies Words
