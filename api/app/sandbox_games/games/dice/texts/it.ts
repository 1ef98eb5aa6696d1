import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Sotto {bound}',
  over: 'Da {bound} in su',
  chance: 'Probabilità di vincita',
} satisfies Words
