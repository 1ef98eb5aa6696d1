import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Меньше {bound}',
  over: 'От {bound}',
  chance: 'Шанс на выигрыш',
} satisfies Words
