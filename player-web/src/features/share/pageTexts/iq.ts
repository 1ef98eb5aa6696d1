/** Kurdish Sorani texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'کەسێک ئەم گرەوەی لەگەڵتان هاوبەش کردووە. هەڵبژاردەکانی بە ڕێژەی ئێستا زیاد بکەن بۆ کۆپۆنەکەتان.',
    then: 'ئەو کات',
    now: 'ئێستا',
    closed: 'داخراو',
    add_one: 'زیادکردنی {{count}} هەڵبژاردە بۆ کۆپۆن',
    add_other: 'زیادکردنی {{count}} هەڵبژاردە بۆ کۆپۆن',
    replaces_one: '{{count}} هەڵبژاردەی کۆپۆنەکەتان جێی دەگیرێتەوە.',
    replaces_other: '{{count}} هەڵبژاردەی کۆپۆنەکەتان جێی دەگیرێتەوە.',
    leftOut_one: '{{count}} هەڵبژاردە چیتر بەردەست نییە و زیاد ناکرێت.',
    leftOut_other: '{{count}} هەڵبژاردە چیتر بەردەست نییە و زیاد ناکرێت.',
    allClosed: 'هیچ یەک لەم هەڵبژاردانە چیتر بەردەست نییە.',
    added: 'هەڵبژاردەکان لە کۆپۆنەکەتاندان.',
    missing: 'ئەم بەستەرە بۆ هیچ گرەوێک ناچێت',
    missingHint: 'بەستەرەکە بپشکنن، یان داوای نوێیەک بکەن.',
    total: 'کۆی ڕێژە ئێستا',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
