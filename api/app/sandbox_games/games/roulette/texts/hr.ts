import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Crveno',
  black: 'Crno',
  even: 'Par',
  odd: 'Nepar',
  kindOfBet: 'Vrsta oklade',
  straight: 'Broj',
  split: 'Dvojka',
  street: 'Trojka',
  corner: 'Četvorka',
  sixLine: 'Šestica',
} satisfies Words
