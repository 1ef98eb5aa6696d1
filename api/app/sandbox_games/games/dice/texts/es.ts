import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Menos de {bound}',
  over: 'Desde {bound}',
  chance: 'Probabilidad de ganar',
} satisfies Words
