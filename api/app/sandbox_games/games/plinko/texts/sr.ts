import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Ризик',
  low: 'Низак',
  middle: 'Средњи',
  high: 'Висок',
} satisfies Words
