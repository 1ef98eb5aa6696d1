/** Kurdish Sorani texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'بەشەکانی هەژمار',
    tab: {
      balance: 'باڵانس',
      profile: 'دەستکاری پرۆفایل',
      bets: 'مێژووی گرەو',
      transactions: 'مێژووی مامەڵە',
    },
    figures: {
      balance: 'باڵانس',
      creditCard: 'پارەی کارت',
      paykasa: 'Paykasa',
      bonus: 'پارەی بۆنس',
      returnableBonus: 'بۆنسی گەڕاوە',
      reloadBonus: 'بۆنسی پڕکردنەوە',
      creditLimit: 'سنووری کرێدیت',
      withdrawable: 'شیاوی ڕاکێشان',
      transferable: 'شیاوی گواستنەوە',
    },
    allBets: 'هەموو گرەوەکانم',
    noBets: 'لەم ماوەیەدا گرەو نییە',
    betsError: 'گرەوەکانتان بارنەکران',
  },
  profile: {
    fixed: 'ئەندامێتیتان',
    fixedHint: 'بۆ گۆڕینی ئەمانە بۆ پشتگیری بنووسن.',
    username: 'ناوی بەکارهێنەر',
    name: 'ناو',
    email: 'ئیمەیل',
    phone: 'تەلەفۆن',
    birthDate: 'بەرواری لەدایکبوون',
    identityNumber: 'ژمارەی ناسنامە',
    since: 'ئەندام لە',
    none: 'نییە',
    own: 'زانیاری شیاوی گۆڕین',
    gender: 'ڕەگەز',
    genders: { f: 'مێ', m: 'نێر' },
    countryCode: 'وڵات',
    city: 'شار',
    postCode: 'کۆدی پۆستە',
    address: 'ناونیشان',
    autoPrint: 'گرەو هەر کە دانرا چاپ بکە',
    choose: 'هەڵبژێرن',
    save: 'پاشەکەوتکردن',
    saving: 'پاشەکەوت دەکرێت',
    saved: 'زانیارییەکانتان پاشەکەوت کرا.',
    error: 'زانیارییەکانتان بارنەکران',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
