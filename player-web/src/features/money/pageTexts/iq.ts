/** Kurdish Sorani texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'پارەدانان و پارەڕاکێشان',
    noDeposit: 'هێشتا ڕێگەی پارەدانان نییە',
    noWithdrawal: 'هێشتا ڕێگەی پارەڕاکێشان نییە',
    hint: 'باڵانستان {{balance}}. بریکارەکەتان دەتوانێت کرێدیتتان بۆ بنێرێت و وەریبگرێتەوە، و دەتوانن کارت بەکاربهێنن.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
