import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Kuq',
  black: 'Zi',
  even: 'Çift',
  odd: 'Tek',
  kindOfBet: 'Lloji i bastit',
  straight: 'Numër',
  split: 'Dyshe',
  street: 'Treshe',
  corner: 'Katërshe',
  sixLine: 'Gjashtëshe',
} satisfies Words
