/** iq texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'مێژووی یارییەکان بار نەکرا',
    empty: 'هێشتا یاریتان نەکردووە',
    emptyHint: 'گەڕەکانی سلۆت، کازینۆ و بینگۆتان لێرە دەردەکەون.',
    stake: 'گرەو',
    win: 'بردنەوە',
    state: { open: 'بەردەوامە', interrupted: 'نیوەچڵ', closed: 'تەواو بووە' },
    finish: 'گەڕەکە تەواو بکە',
    check: 'گەڕەکە بپشکنە',
    secret: 'دوای گۆڕینی تۆوەکان لە یارییەکەدا دەپشکنرێت.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
