/** Kurdish Sorani texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: '{{amount}} کرێدیتتان وەرگرت.',
    creditTaken: '{{amount}} کرێدیت لە باڵانستان وەرگیرایەوە.',
    couponRefused: 'گرەوەکەتان وەرنەگیرا؛ بڕی گرەو گەڕایەوە باڵانستان.',
    noticeWritten: 'ئاگادارییەکی نوێتان هەیە.',
    couponWon: 'یەکێک لە گرەوەکانتان بردییەوە.',
    couponLost: 'یەکێک لە گرەوەکانتان دۆڕا.',
    couponCancelled: 'یەکێک لە گرەوەکانتان هەڵوەشایەوە؛ بڕی گرەو گەڕایەوە باڵانستان.',
    drawTicketWon: 'بلیتی تیروپشکەکەت {{amount}}ی بردەوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
