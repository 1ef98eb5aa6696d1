import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: '赔付表',
  lines: '赔付线：{count}',
  ways: '中奖方式：{count}',
  free: '免费旋转：{count}（×{multiple}）',
} satisfies Words
