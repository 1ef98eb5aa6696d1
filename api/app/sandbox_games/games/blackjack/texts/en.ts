import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  dealer: 'Dealer',
  you: 'You',
} satisfies Words
