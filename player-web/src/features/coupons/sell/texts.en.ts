/** English texts of selling a coupon. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  sell: {
    title: 'Sell this bet',
    lead: 'Take the money now, whatever the matches bring.',
    for: 'Sell for {{amount}}',
    open: 'Get an offer',
    asking: 'Asking for an offer',
    selling: 'Selling',
    offer: 'We pay {{amount}}',
    offerHint: 'The offer stands for a few seconds, then a new one comes.',
    changed: 'New offer; it was {{before}}.',
    confirm: 'Sell for {{amount}} now',
    keep: 'Keep the bet',
    sold: 'Sold for {{amount}}',
    unanswered: 'No answer came, so we do not know whether it was sold.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
