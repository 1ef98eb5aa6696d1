import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Onder {bound}',
  over: 'Vanaf {bound}',
  chance: 'Winkans',
} satisfies Words
