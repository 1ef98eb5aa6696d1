/** Kurdish Sorani texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'شێوازی پارەدان',
    noMethods: 'هێشتا هیچ شێوازێکی پارەدان نەکراوەتەوە.',
    method: 'شێواز',
    min: 'کەمترین',
    max: 'زۆرترین',
    details: 'وردەکاری',
    amount: 'بڕ',
    bank: 'بانک',
    noBanks: 'بانکەکان لەگەڵ شێوازەکە دێن.',
    firstName: 'ناوی یەکەم',
    lastName: 'نازناو',
    send: 'ناردنی داواکاری',
    info: 'سنوور و تێبینی',
    infoHint: 'سنوور و تێبینی ئەو شێوازەی هەڵیدەبژێرن لێرە دەبێت.',
    history: 'داواکارییەکانی پێشووتان',
    noHistory: 'هێشتا داواکاریتان نییە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
