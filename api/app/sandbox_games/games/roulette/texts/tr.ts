import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Kırmızı',
  black: 'Siyah',
  even: 'Çift',
  odd: 'Tek',
  kindOfBet: 'Bahis türü',
  straight: 'Tek sayı',
  split: 'İkili',
  street: 'Üçlü',
  corner: 'Dörtlü',
  sixLine: 'Altılı',
} satisfies Words
