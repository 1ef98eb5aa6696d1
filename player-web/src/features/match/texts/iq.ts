/** Kurdish Sorani texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'گەڕانەوە بۆ یارییەکان',
    tabs: 'گرووپی بازاڕەکان',
    all: 'هەموو',
    group: {
      main: 'سەرەکی',
      totals: 'کۆی گشتی',
      handicap: 'هاندیکاپ',
      halves: 'نیوەکان',
      periods: 'قۆناغەکان',
      score: 'ئەنجام',
      combos: 'تێکەڵ',
      corners: 'کۆرنەر',
      cards: 'کارت',
      players: 'یاریزان',
      other: 'هی تر',
    },
    search: 'گەڕان بۆ بازاڕ',
    suspended: 'ڕاگیراو',
    noMarkets: 'هیچ بازاڕێک لەگەڵ گەڕانەکەتان ناگونجێت',
    markets_one: '{{count}} بازاڕ',
    markets_other: '{{count}} بازاڕ',
    gone: 'ئەم یارییە چیتر پێشکەش ناکرێت',
    goneHint: 'لەوانەیە یارییەکە دەستی پێکردبێت یان لە لیست لابرابێت.',
    error: 'یارییەکە بارنەکرا',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
