/** Chinese texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: '游戏记录加载失败',
    empty: '您还没有玩过游戏',
    emptyHint: '您的老虎机、娱乐场和宾果记录会显示在这里。',
    stake: '投注',
    win: '赢得',
    state: { open: '进行中', interrupted: '已中断', closed: '已结束' },
    finish: '完成本局',
    check: '验证本局',
    secret: '在游戏中更换种子后即可验证。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
