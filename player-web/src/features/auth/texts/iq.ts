/** Kurdish Sorani texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'چوونەژوورەوە',
    lead: 'بۆ دانان و بینینی گرەوەکان بچنە ژوورەوە.',
    username: 'ناوی بەکارهێنەر',
    password: 'وشەی نهێنی',
    showPassword: 'پیشاندانی وشەی نهێنی',
    hidePassword: 'شاردنەوەی وشەی نهێنی',
    submit: 'چوونەژوورەوە',
    sending: 'دەچنە ژوورەوە',
    forgot: 'وشەی نهێنیتان لەبیرکردووە؟',
    noAccount: 'هەژمارتان نییە؟',
    resend: 'ناردنەوەی ئیمەیلی چالاککردن',
    resent: 'ئیمەیلەکە لە ڕێگایە.',
    returns: 'بەکارهێنانەوەی هەژمار',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
