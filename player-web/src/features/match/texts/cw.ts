/** Chinese texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: '返回比赛',
    tabs: '盘口分类',
    all: '全部',
    group: {
      main: '主要',
      totals: '总数',
      handicap: '让分',
      halves: '半场',
      periods: '各节',
      score: '比分',
      combos: '组合',
      corners: '角球',
      cards: '罚牌',
      players: '球员',
      other: '其他',
    },
    search: '查找盘口',
    suspended: '已暂停',
    noMarkets: '没有符合搜索的盘口',
    markets_other: '{{count}}个盘口',
    gone: '此比赛已不提供投注',
    goneHint: '比赛可能已开始或已下架。',
    error: '比赛无法加载',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
