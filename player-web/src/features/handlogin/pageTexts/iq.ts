/** Kurdish Sorani texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'چوونەژوورەوەی کاونتەر',
    noKeys: 'ئەم پەڕەیە ناتوانێت کلیل بۆ ئامێرەکە دروست بکات. بە https بیکەنەوە.',
    enrolHint: 'ئەم ئامێرە هێشتا تۆمار نەکراوە. ناسێنەر و ئەو کۆدە بنووسن کە کارمەندان پێیان داون.',
    machineId: 'ناسێنەری ئامێر',
    code: 'کۆد',
    enrol: 'تۆمارکردنی ئامێر',
    username: 'ناوی بەکارهێنەر',
    cashier: 'کاشێر',
    byHand: 'چوونەژوورەوە بە PIN',
    byPassword: 'چوونەژوورەوەی ئۆپەرەیتەر بە وشەی نهێنی',
    pin: 'PIN',
    password: 'وشەی نهێنی',
    signIn: 'چوونەژوورەوە',
    again: 'تۆمارکردنەوەی ئامێر',
    newPinHint: 'شەش ژمارە کە لەم ئامێرەدا جێی وشەی نهێنی دەگرنەوە.',
    newPin: 'PIN نوێ',
    setPin: 'دانانی PIN',
    pinSet: 'PIN دانرا.',
    toDesk: 'بۆ کاونتەر',
    errors: {
      machineRequired: 'ئەم ئامێرە بۆ ئەم کاونتەرە تۆمار نەکراوە.',
      machineCodeWrong: 'کۆدەکە هەڵەیە، بەکارهاتووە یان زۆر کۆنە.',
      pinLocked: 'PIN قوفڵ کراوە. بە وشەی نهێنی بچنە ژوورەوە.',
      wrongUserorPass: 'PIN یان وشەی نهێنی هەڵەیە.',
      validationFailed: 'وشەی نهێنی یان نرخی نووسراو هەڵەیە.',
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
