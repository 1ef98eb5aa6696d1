import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'کارت',
  stand: 'بوەستە',
  double: 'دوو هێندە',
  split: 'جیاکردنەوە',
  dealer: 'دابەشکار',
  you: 'تۆ',
} satisfies Words
