import type { Words } from '#sandbox_games/games/words'

export default {
  under: '小于 {bound}',
  over: '{bound} 起',
  chance: '中奖概率',
} satisfies Words
