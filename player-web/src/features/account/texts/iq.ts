/** Kurdish Sorani texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'مامەڵەکان',
    date: 'بەروار',
    type: 'جۆر',
    amount: 'بڕ',
    balance: 'باڵانس',
    income: 'هاتوو',
    expense: 'ڕۆیشتوو',
    empty: 'لەم ماوەیەدا مامەڵە نییە',
    emptyHint: 'گرەو و پێدان و کرێدیت لێرە دەردەکەون.',
    error: 'مامەڵەکان بارنەکران',
    days: 'ماوە',
    lastDays_one: '{{count}} ڕۆژی ڕابردوو',
    lastDays_other: '{{count}} ڕۆژی ڕابردوو',
    everything: 'هەموو',
    kind: {
      stake: 'گرەو دانرا',
      accept: 'گرەوی ڕاستەوخۆ وەرگیرا',
      win: 'گرەو بردییەوە',
      refund: 'گرەو گەڕێنرایەوە',
      resettle: 'ئەنجام ڕاستکرایەوە',
      bonus: 'بۆنس',
      sell: 'گرەو فرۆشرا',
      creditSent: 'کرێدیت وەرگیرا',
      creditTaken: 'کرێدیت وەرگیرایەوە',
      debtPaid: 'قەرز درایەوە',
      cardsMade: 'کارت دروستکرا',
      cardRedeemed: 'کارت بەکارهات',
      cardsVoided: 'کارت هەڵوەشێنرایەوە',
      cardsExpired: 'کارت بەسەرچوو',
      commissionPaid: 'کۆمیسیۆن درا',
      terminalDeposit: 'دانانی کاش',
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
