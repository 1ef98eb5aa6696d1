import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Трка {number}',
  win: 'Победа',
  place: 'Пласман',
  eachWay: 'Победа и пласман',
  forecast: 'Двојац по реду',
} satisfies Words
