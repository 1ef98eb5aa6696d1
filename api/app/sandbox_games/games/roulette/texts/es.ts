import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Rojo',
  black: 'Negro',
  even: 'Par',
  odd: 'Impar',
  kindOfBet: 'Tipo de apuesta',
  straight: 'Pleno',
  split: 'Caballo',
  street: 'Calle',
  corner: 'Cuadro',
  sixLine: 'Seisena',
} satisfies Words
