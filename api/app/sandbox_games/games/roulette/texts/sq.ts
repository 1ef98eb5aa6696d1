import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Kuq',
  black: 'Zi',
  even: 'Çift',
  odd: 'Tek',
} satisfies Words
