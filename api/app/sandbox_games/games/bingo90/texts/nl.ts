import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Andere kaart',
  line: 'Rij',
  house: 'Volle kaart',
  twoLines: 'Twee rijen',
} satisfies Words
