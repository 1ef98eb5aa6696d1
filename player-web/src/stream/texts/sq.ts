/** Albanian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Morët {{amount}} kredi.',
    creditTaken: '{{amount}} kredi u hoqën nga balanca juaj.',
    couponRefused: 'Basti juaj nuk u pranua; shuma u kthye në balancën tuaj.',
    noticeWritten: 'Keni një njoftim të ri.',
    couponWon: 'Një nga bastet tuaja fitoi.',
    couponLost: 'Një nga bastet tuaja humbi.',
    couponCancelled: 'Një nga bastet tuaja u anulua; shuma u kthye në balancën tuaj.',
    drawTicketWon: 'Bileta juaj e shortit fitoi {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
