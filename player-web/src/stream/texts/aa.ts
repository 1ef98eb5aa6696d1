/** Arabic texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'استلمت رصيدًا قدره {{amount}}.',
    creditTaken: 'سُحب من رصيدك {{amount}}.',
    couponRefused: 'لم يُقبل رهانك؛ عاد مبلغ الرهان إلى رصيدك.',
    noticeWritten: 'لديك إشعار جديد.',
    couponWon: 'ربح أحد رهاناتك.',
    couponLost: 'خسر أحد رهاناتك.',
    couponCancelled: 'أُلغي أحد رهاناتك؛ عاد مبلغ الرهان إلى رصيدك.',
    drawTicketWon: 'ربحت تذكرتك في السحب {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
