import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  kindOfBet: 'Kind of bet',
  straight: 'Single',
  split: 'Split',
  street: 'Street',
  corner: 'Corner',
  sixLine: 'Six line',
} satisfies Words
