import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rouge',
  black: 'Noir',
  even: 'Pair',
  odd: 'Impair',
  kindOfBet: 'Type de mise',
  straight: 'Plein',
  split: 'À cheval',
  street: 'Transversale',
  corner: 'Carré',
  sixLine: 'Sixain',
} satisfies Words
