import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Karte',
  stand: 'Halten',
  double: 'Verdoppeln',
  split: 'Teilen',
  dealer: 'Dealer',
  you: 'Du',
} satisfies Words
