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
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
