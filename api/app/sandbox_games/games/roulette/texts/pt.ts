import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Vermelho',
  black: 'Preto',
  even: 'Par',
  odd: 'Ímpar',
  kindOfBet: 'Tipo de aposta',
  straight: 'Pleno',
  split: 'Cavalo',
  street: 'Rua',
  corner: 'Quadro',
  sixLine: 'Linha de seis',
} satisfies Words
