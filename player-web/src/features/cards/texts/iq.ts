/** Kurdish Sorani texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'بەکارهێنانی کارت',
    label: 'کۆدی کارت',
    hint: '16 پیتەکەی سەر کارت بنووسن. پیتی گەورە، بۆشایی و هێڵ جیاوازییان نییە.',
    redeem: 'بەکارهێنان',
    done: '{{amount}} زیادکرا بۆ پارەی کارتتان',
    funds: 'پارەی کارتتان',
    transactions: 'مامەڵەکان',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
