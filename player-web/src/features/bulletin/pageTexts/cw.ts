/** Chinese texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: '体育项目',
    day: '日期',
    count: '比赛数',
    print: '打印',
    made: '赔率时间：{{at}}',
    note: '以投注被接受时的赔率为准。',
    code: '编号',
    least: '最少',
    empty: '当天没有比赛',
    error: '赛程单无法加载',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
