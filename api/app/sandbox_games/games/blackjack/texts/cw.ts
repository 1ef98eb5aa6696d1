import type { Words } from '#sandbox_games/games/words'

export default {
  hit: '要牌',
  stand: '停牌',
  double: '加倍',
  split: '分牌',
  dealer: '庄家',
  you: '您',
} satisfies Words
