import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Забег {number}',
  win: 'Победа',
  place: 'Место',
  eachWay: 'Победа и место',
  forecast: 'Первый и второй по порядку',
} satisfies Words
