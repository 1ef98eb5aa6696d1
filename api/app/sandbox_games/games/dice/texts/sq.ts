import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Nën {bound}',
  over: 'Nga {bound}',
  chance: 'Mundësia e fitimit',
} satisfies Words
