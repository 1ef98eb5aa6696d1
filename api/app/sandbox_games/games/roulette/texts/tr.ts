import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Kırmızı',
  black: 'Siyah',
  even: 'Çift',
  odd: 'Tek',
} satisfies Words
