import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Qırmızı',
  black: 'Qara',
  even: 'Cüt',
  odd: 'Tək',
  kindOfBet: 'Mərc növü',
  straight: 'Tək',
  split: 'İkili',
  street: 'Üçlü',
  corner: 'Dördlü',
  sixLine: 'Altılı',
} satisfies Words
