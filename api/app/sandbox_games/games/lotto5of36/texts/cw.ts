import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: '随机选号',
  hits: '命中 {count} 个',
  hint: '选 {count} 个号码',
} satisfies Words
