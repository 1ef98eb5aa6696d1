import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rood',
  black: 'Zwart',
  even: 'Even',
  odd: 'Oneven',
} satisfies Words
