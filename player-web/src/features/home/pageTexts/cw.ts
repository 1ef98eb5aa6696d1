/** Chinese texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: '精选比赛',
    soon: '即将开赛',
    allMatches: '全部比赛',
    inMinutes_other: '{{count}}分钟',
    picked: '热门选项',
    coupons_other: '{{count}}张注单',
    winners: '赢家',
    winnerList: { latest: '最新中奖', top: '本周最高' },
    selections_other: '{{count}}个选项',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
