import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Abaixo de {bound}',
  over: 'A partir de {bound}',
  chance: 'Probabilidade de ganhar',
} satisfies Words
