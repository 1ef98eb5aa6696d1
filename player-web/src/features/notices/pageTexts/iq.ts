/** Kurdish Sorani texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'هەمووی وەک خوێندراو دابنێ',
    empty: 'ئاگاداریتان نییە',
    emptyHint: 'ئەو نامانەی بۆتان دێن و گۆڕانکارییەکانی هەژمارەکەتان لێرە دەردەکەون.',
    error: 'ئاگادارییەکانتان بار نەبوون',
    system: {
      creditSent: { title: 'کرێدیت وەرگیرا', text: '{{amount}} بۆ باڵانستان زیادکرا.' },
      creditTaken: { title: 'کرێدیت وەرگیرایەوە', text: '{{amount}} لە باڵانستان وەرگیرایەوە.' },
      accountEdited: {
        title: 'هەژمارەکەتان گۆڕدرا',
        text: 'زانیاری، ماف یان سنوورەکانتان گۆڕدران. ئەگەر ئێوە داواتان نەکردووە، بۆ پشتگیری بنووسن.',
      },
      excluded: {
        title: 'هەژمارەکەتان بۆ یاری داخراوە',
        text: 'تا ماوەکە تەواو نەبێت ناتوانن گرەو بکەن. وردەکاری لە پەڕەی «یاریی پارێزراوتر»دایە.',
      },
      withdrawalOrdered: {
        title: 'داوای ڕاکێشان کرا',
        text: '{{amount}} بۆ ڕاکێشانەکەتان هەڵگیرا. ئەگەر ئێوە نەبوون، دەستبەجێ وشەی نهێنی بگۆڕن و بۆ پشتگیری بنووسن.',
      },
      withdrawalPaid: { title: 'ڕاکێشان درا', text: '{{amount}} پێتان درا.' },
      withdrawalRefused: {
        title: 'ڕاکێشان نەدرا',
        text: '{{amount}} گەڕایەوە باڵانستان. هۆکارەکە لەگەڵ ڕاکێشانەکە لە پەڕەی مامەڵەکانتاندایە.',
      },
      bonusGiven: {
        title: 'بۆنوستان وەرگرت',
        text: 'بۆنوسێکی {{amount}}تان هەیە. مەرجەکانی و ئەوەی لێی یاری کراوە لە پەڕەی بۆنوسەکاندایە.',
      },
      bonusRefused: {
        title: 'داوای بۆنوسەکەتان پەسەند نەکرا',
        text: 'هۆکارەکە لەگەڵ داواکارییەکەتان لە پەڕەی بۆنوسەکاندایە.',
      },
      bonusConverted: {
        title: 'بۆنوس بوو بە پارە',
        text: '{{amount}} لە بۆنوسەکەتان چووە سەر باڵانستان.',
      },
      bonusExpired: {
        title: 'کاتی بۆنوس بەسەرچوو',
        text: 'بۆنوسی {{amount}}تان کۆتایی هات و ئەوەی مابووەوە وەرگیرایەوە.',
      },
      bonusCancelled: {
        title: 'بۆنوس هەڵوەشێنرایەوە',
        text: 'بۆنوسی {{amount}}تان وەرگیرایەوە. دەتوانن هۆکارەکە لە پشتگیری بپرسن.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
