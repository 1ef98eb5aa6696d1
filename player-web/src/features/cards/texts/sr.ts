/** Serbian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Искористи картицу',
    label: 'Код картице',
    hint: 'Упишите 16 знакова са картице. Велика слова, размаци и цртице нису важни.',
    redeem: 'Искористи',
    done: '{{amount}} додато на средства са картица',
    funds: 'Средства са картица',
    transactions: 'Трансакције',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
