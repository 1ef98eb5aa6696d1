import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Vermelho',
  black: 'Preto',
  even: 'Par',
  odd: 'Ímpar',
} satisfies Words
