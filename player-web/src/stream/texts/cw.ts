/** Chinese texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: '您收到{{amount}}额度。',
    creditTaken: '已从您的余额扣回{{amount}}额度。',
    couponRefused: '您的注单未被接受；本金已退回余额。',
    noticeWritten: '您有一条新通知。',
    couponWon: '您的一张注单赢了。',
    couponLost: '您的一张注单输了。',
    couponCancelled: '您的一张注单已取消；本金已退回余额。',
    drawTicketWon: '您的开奖彩票赢得 {{amount}}。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
