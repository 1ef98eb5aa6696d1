/** Chinese texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: '体育',
    tree: '体育与联赛',
    leagues: '联赛',
    openTree: '联赛',
    matches_other: '{{count}}场比赛',
    clearLeagues: '清除所选联赛',
    days: '日期',
    day: { hours3: '3小时', today: '今天', tomorrow: '明天', all: '全部' },
    market: '盘口',
    searchPlaceholder: '查找球队或联赛',
    searchHint: '请输入至少3个字符',
    searchTitle: '“{{keyword}}”的搜索结果',
    clearSearch: '清除搜索',
    list: '比赛',
    allMarkets_other: '{{match}}：全部{{count}}个盘口',
    empty: '目前没有比赛',
    emptyHint: '请选择其他日期或清除所选联赛。',
    emptySearchHint: '请检查拼写或尝试更短的词。',
    showAll: '显示所有比赛',
    error: '比赛无法加载',
    treeError: '联赛无法加载',
    pricesPaused: '赔率未更新，正在重试。',
    continued: '续',
    minSelections_other: '仅限至少{{count}}场比赛的注单',
    locked: '已关闭',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
