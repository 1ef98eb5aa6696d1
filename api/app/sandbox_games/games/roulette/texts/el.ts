import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Κόκκινο',
  black: 'Μαύρο',
  even: 'Ζυγά',
  odd: 'Μονά',
} satisfies Words
