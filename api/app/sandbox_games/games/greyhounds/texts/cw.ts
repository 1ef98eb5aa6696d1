import type { Words } from '#sandbox_games/games/words'

export default {
  race: '第 {number} 场',
  win: '独赢',
  place: '位置',
  eachWay: '独赢及位置',
  forecast: '连赢（顺序）',
} satisfies Words
