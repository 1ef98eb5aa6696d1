import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Karta',
  stand: 'Stani',
  double: 'Udvostruči',
  split: 'Podijeli',
  dealer: 'Djelitelj',
  you: 'Vi',
} satisfies Words
