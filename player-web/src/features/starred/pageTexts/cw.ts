/** Chinese texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: '体育', leagues: '联赛', odds: '投注玩法', casino: '娱乐场', slots: '老虎机' },
    empty: '您还没有收藏的比赛',
    emptyHint: '点击比赛旁的星号，比赛就会显示在这里。',
    noLeagues: '您还没有收藏的联赛',
    noLeaguesHint: '点击联赛旁的星号，有比赛时会显示在这里。',
    noOdds: '您还没有收藏的玩法',
    noOddsHint: '在比赛页面点击玩法旁的星号，它会排在最前面。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
