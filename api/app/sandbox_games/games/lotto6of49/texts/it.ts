import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Scelta casuale',
  hits: 'Numeri indovinati: {count}',
  hint: 'Scegli {count} numeri',
} satisfies Words
