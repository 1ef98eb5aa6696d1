import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Willekeurige keuze',
  hits: 'Treffers: {count}',
  hint: 'Kies {count} getallen',
} satisfies Words
