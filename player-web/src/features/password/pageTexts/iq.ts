/** Kurdish Sorani texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'ناوی بەکارهێنەر یان ئیمەیلتان بنووسن. بەستەرێکتان بۆ دەنێرین بۆ هەڵبژاردنی وشەی نهێنی نوێ.',
    name: 'ناوی بەکارهێنەر یان ئیمەیل',
    send: 'ناردنی بەستەر',
    sending: 'دەنێردرێت',
    sentTitle: 'ئیمەیلەکەتان بپشکنن',
    sentLead: 'ئەگەر هەژماری وا هەبێت، ئیمەیلەکە لە ڕێگایە. بەستەرەکە 60 خولەک کارایە.',
    sentMissing: 'نەهات؟ سەیری سپام بکەن. ئەگەر هەژمارەکەتان ئیمەیلی نییە، بۆ پشتگیری بنووسن.',
    current: 'وشەی نهێنی ئێستا',
    password: 'وشەی نهێنی نوێ',
    repeat: 'دووبارەی وشەی نهێنی نوێ',
    hint: 'درێژی {{min}}–{{max}}، و جیاواز لە ناوی بەکارهێنەر.',
    save: 'پاشەکەوتی وشەی نهێنی',
    saving: 'پاشەکەوت دەکرێت',
    resetDone: 'وشەی نهێنی نوێتان دانرا',
    resetLead: 'لە هەموو ئامێرەکان چوونە دەرەوە. بە وشەی نهێنی نوێ بچنە ژوورەوە.',
    signIn: 'چوونەژوورەوە',
    changed: 'وشەی نهێنیتان گۆڕدرا',
    changedLead: 'لە ئامێرەکانی ترتان چوونە دەرەوە.',
    toHome: 'گەڕانەوە بۆ سەرەکی',
    over: 'ئەم بەستەرە پێشتر بەکارهاتووە یان کاتی بەسەرچووە',
    askAgain: 'داوای بەستەری نوێ',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
