import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'اسحب',
  stand: 'قف',
  double: 'ضاعف',
  split: 'اقسم',
  dealer: 'الموزع',
  you: 'أنت',
} satisfies Words
