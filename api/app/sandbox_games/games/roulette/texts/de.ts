import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rot',
  black: 'Schwarz',
  even: 'Gerade',
  odd: 'Ungerade',
  kindOfBet: 'Art der Wette',
  straight: 'Zahl',
  split: 'Cheval',
  street: 'Transversale',
  corner: 'Carré',
  sixLine: 'Sechserlinie',
} satisfies Words
