import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Moins de {bound}',
  over: 'À partir de {bound}',
  chance: 'Chance de gain',
} satisfies Words
