import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Κόκκινο',
  black: 'Μαύρο',
  even: 'Ζυγά',
  odd: 'Μονά',
  kindOfBet: 'Είδος στοιχήματος',
  straight: 'Αριθμός',
  split: 'Ζεύγος',
  street: 'Τριάδα',
  corner: 'Τετράδα',
  sixLine: 'Εξάδα',
} satisfies Words
