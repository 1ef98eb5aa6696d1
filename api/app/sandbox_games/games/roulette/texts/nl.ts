import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rood',
  black: 'Zwart',
  even: 'Even',
  odd: 'Oneven',
  kindOfBet: 'Soort inzet',
  straight: 'Nummer',
  split: 'Paar',
  street: 'Straat',
  corner: 'Hoek',
  sixLine: 'Zesvoud',
} satisfies Words
