import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Црвено',
  black: 'Црно',
  even: 'Пар',
  odd: 'Непар',
} satisfies Words
