import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'بطاقة أخرى',
  line: 'خط',
  house: 'البطاقة كاملة',
  twoLines: 'خطان',
} satisfies Words
