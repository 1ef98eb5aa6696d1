import type { Words } from '#sandbox_games/games/words'

export default {
  take: '收取奖金',
  auto: '自动收取',
  taken: '已收取',
  broke: '爆炸于',
} satisfies Words
