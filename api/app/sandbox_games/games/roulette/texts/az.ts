import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Qırmızı',
  black: 'Qara',
  even: 'Cüt',
  odd: 'Tək',
} satisfies Words
