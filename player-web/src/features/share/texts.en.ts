/** English texts of shared coupons. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  shared: {
    title: 'Shared bet',
    lead: 'Somebody picked these. Add them to your slip at today’s prices.',
    then: 'Then',
    now: 'Now',
    closed: 'closed',
    add_one: 'Add {{count}} selection to the slip',
    add_other: 'Add {{count}} selections to the slip',
    replaces_one: 'Your slip’s {{count}} selection will be replaced.',
    replaces_other: 'Your slip’s {{count}} selections will be replaced.',
    leftOut_one: '{{count}} selection can no longer be bet on and stays out.',
    leftOut_other: '{{count}} selections can no longer be bet on and stay out.',
    allClosed: 'None of these can be bet on any more.',
    added: 'The selections are in your slip.',
    missing: 'This link leads to no bet',
    missingHint: 'Check the link, or ask for a new one.',
    error: 'The bet could not be loaded',
    sizes: 'System {{sizes}}',
    total: 'Total odds now',
  },
} satisfies TextsLike<typeof turkish, 'en'>
