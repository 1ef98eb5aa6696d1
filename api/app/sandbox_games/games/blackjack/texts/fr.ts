import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Carte',
  stand: 'Rester',
  double: 'Doubler',
  split: 'Séparer',
  dealer: 'Croupier',
  you: 'Vous',
} satisfies Words
