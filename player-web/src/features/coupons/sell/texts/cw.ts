/** Chinese texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: '提前兑现',
    lead: '无论比赛结果如何，现在就拿钱。',
    for: '兑现 {{amount}}',
    open: '获取报价',
    asking: '正在获取报价',
    selling: '兑现中',
    offer: '我们支付{{amount}}',
    offerHint: '报价几秒内有效，之后会有新报价。',
    changed: '新报价；上次报价为{{before}}。',
    confirm: '立即兑现 {{amount}}',
    sold: '已兑现 {{amount}}',
    unanswered: '未收到回复，无法确认是否已兑现。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
