import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'کارت دیگر',
  line: 'خط',
  house: 'کارت پر',
  twoLines: 'دو خط',
} satisfies Words
