import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Under {bound}',
  over: 'From {bound}',
  chance: 'Chance to win',
} satisfies Words
