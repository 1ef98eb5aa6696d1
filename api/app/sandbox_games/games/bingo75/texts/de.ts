import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Andere Karte',
  line: 'Linie',
  house: 'Volle Karte',
} satisfies Words
