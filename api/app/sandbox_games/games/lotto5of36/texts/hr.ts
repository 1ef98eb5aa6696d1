import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Nasumičan odabir',
  hits: 'Pogodaka: {count}',
  hint: 'Odaberite {count} brojeva',
} satisfies Words
