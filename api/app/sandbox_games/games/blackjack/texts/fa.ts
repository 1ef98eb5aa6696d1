import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'کارت بده',
  stand: 'بس است',
  double: 'دو برابر',
  split: 'جدا کن',
  dealer: 'دیلر',
  you: 'شما',
} satisfies Words
