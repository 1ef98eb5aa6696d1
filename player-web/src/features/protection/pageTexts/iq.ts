/** Kurdish Sorani texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'سنووری خۆتان دابنێن. سنووری توندتر یەکسەر کار دەکات؛ سنووری بەرزتر 24 کاتژمێر و پاشان پشتڕاستکردنەوەی ئێوە چاوەڕێ دەکات.',
    error: 'سنوورەکانتان بارنەکران',
    kinds: {
      deposit: {
        title: 'سنووری پارەدانان',
        hint: 'هەموو پارەیەک کە دێتە هەژمارەکەتان دەژمێردرێت: کرێدیت، کارت، کاش.',
      },
      stake: { title: 'سنووری گرەو', hint: 'هەموو ئەو بڕەی گرەوی پێدەکەن، جگە لەوەی گەڕاوەتەوە.' },
      loss: { title: 'سنووری دۆڕان', hint: 'بڕی گرەوەکانتان جگە لە هەموو ئەوەی گەڕاوەتەوە.' },
      session: { title: 'سنووری کات', hint: 'ئەو خولەکانەی لە ژوورەوەن.' },
    },
    periods: { day: 'ڕۆژانە', week: 'هەفتانە', month: 'مانگانە' },
    usedOf: '{{used}} لە {{value}}',
    usedOnly: 'تا ئێستا {{used}}',
    set: 'دانانی سنوور',
    change: 'سنووری نوێ',
    save: 'پاشەکەوتکردن',
    remove: 'لابردن',
    noLimit: 'بێ سنوور',
    minutes_one: '{{count}} خولەک',
    minutes_other: '{{count}} خولەک',
    waiting: 'داواکراو: {{value}}. لە {{at}} دەتوانن پشتڕاستی بکەنەوە.',
    ripe: 'داواکراو: {{value}}. هەر کە پشتڕاستتان کردەوە کار دەکات.',
    confirm: 'پشتڕاستکردنەوە',
    drop: 'هێشتنەوەی سنووری ئێستا',
    reality: {
      title: 'بیرخستنەوەی یاری',
      hint: 'لەم ماوەیەدا پیشانتان دەدەین چەند یاریتان کردووە، چەندتان داناوە و چەندتان بردووەتەوە.',
      never: 'هەرگیز',
      played_one: '{{count}} خولەکە یاری دەکەن.',
      played_other: '{{count}} خولەکە یاری دەکەن.',
      staked: 'دانراو',
      won: 'براوە',
      net: 'جیاوازی',
      goOn: 'بینیم، بەردەوام بە',
    },
    exclusions: {
      timeOut: {
        title: 'پشوو بدەن',
        hint: 'لەم ماوەیەدا ناتوانن گرەو بکەن یان پارە دابنێن. هێشتا دەتوانن پارە ڕابکێشن.',
      },
      exclusion: {
        title: 'خۆدوورخستنەوە',
        hint: 'دوورخستنەوەیەکی درێژ. کەس ناتوانێت زوو کۆتایی پێبهێنێت؛ هێشتا دەتوانن پارە ڕابکێشن.',
      },
    },
    days_one: '{{count}} ڕۆژ',
    days_other: '{{count}} ڕۆژ',
    months_one: '{{count}} مانگ',
    months_other: '{{count}} مانگ',
    years_one: '{{count}} ساڵ',
    years_other: '{{count}} ساڵ',
    forGood: 'بۆ هەمیشە',
    question: 'ماوە: {{length}}. ئەمە ناگەڕێتەوە.',
    exclude: 'دوورم بخەرەوە',
    keepPlaying: 'پاشگەزبوونەوە',
    excludedUntil: 'هەژمارەکەتان تا {{at}} بۆ گرەو و پارەدانان داخراوە.',
    excludedForGood: 'هەژمارەکەتان بۆ هەمیشە بۆ گرەو و پارەدانان داخراوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
