import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rosso',
  black: 'Nero',
  even: 'Pari',
  odd: 'Dispari',
  kindOfBet: 'Tipo di puntata',
  straight: 'Pieno',
  split: 'Cavallo',
  street: 'Terzina',
  corner: 'Quartina',
  sixLine: 'Sestina',
} satisfies Words
