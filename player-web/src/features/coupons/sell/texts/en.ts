/** English texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Sell this bet',
    lead: 'Take your money now, however the matches end.',
    for: 'Sell for {{amount}}',
    open: 'Get an offer',
    asking: 'Asking for an offer',
    selling: 'Selling',
    offer: 'We pay {{amount}}',
    offerHint: 'The offer is valid for a few seconds, then a new one follows.',
    changed: 'New offer; the last offer was {{before}}.',
    confirm: 'Sell for {{amount}} now',
    sold: 'Sold for {{amount}}',
    unanswered: 'No answer received, so we do not know whether the bet was sold.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
