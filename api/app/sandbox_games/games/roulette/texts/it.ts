import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rosso',
  black: 'Nero',
  even: 'Pari',
  odd: 'Dispari',
} satisfies Words
