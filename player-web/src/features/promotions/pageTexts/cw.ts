/** Chinese texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: '目前没有优惠活动',
    noneHint: '新的优惠活动会显示在这里。',
    until: '截至 {{day}}',
    all: '全部优惠',
    over: '该优惠活动已结束',
    overHint: '看看正在进行的优惠活动。',
    failed: '优惠活动加载失败',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
