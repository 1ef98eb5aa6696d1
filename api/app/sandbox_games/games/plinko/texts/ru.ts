import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Риск',
  low: 'Низкий',
  middle: 'Средний',
  high: 'Высокий',
} satisfies Words
