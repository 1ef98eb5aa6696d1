/** Chinese texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: '搜索游戏',
    provider: '供应商',
    allProviders: '所有供应商',
    views: '显示游戏',
    all: '所有游戏',
    favourites: '收藏',
    recent: '最近玩过',
    play: '玩 {{title}}',
    playNow: '开始',
    demo: '试玩',
    favourite: '收藏 {{title}}',
    count: '游戏：{{number}}',
    noneFound: '没有这样的游戏',
    noneFoundHint: '请检查拼写，或查看所有供应商。',
    clear: '显示所有游戏',
    noFavourites: '还没有收藏',
    noFavouritesHint: '点一下游戏的星标即可收藏到这里。',
    failed: '游戏加载失败',
    tables: '选择牌桌',
    stakes: '投注：{{min}} – {{max}}',
    popular: '热门游戏',
    newest: '最新游戏',
    jackpots: '头奖游戏',
    other: '其他游戏',
    seeAll: '查看全部',
    scrollBack: '向前滚动',
    scrollOn: '向后滚动',
    tableStates: { full: '已满', closed: '已关闭' },
    checked: '{{seconds}} 秒前已查看牌桌',
  },
  productPage: {
    none: '{{name}}尚未开放',
    hint: '网站此部分尚未接入游戏供应商。开放后会显示在这里。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
