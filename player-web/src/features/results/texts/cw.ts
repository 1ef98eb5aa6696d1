/** Chinese texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: '赛果',
    sports: '体育',
    days: '日期',
    day: { today: '今天', yesterday: '昨天' },
    date: '其他日期',
    empty: '这一天没有赛果',
    emptyHint: '请选择其他日期或体育。',
    error: '赛果无法加载',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
