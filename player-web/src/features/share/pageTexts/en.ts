/** English texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Somebody shared this bet with you. Add its selections to your slip at current odds.',
    then: 'Then',
    now: 'Now',
    closed: 'closed',
    add_one: 'Add {{count}} selection to the slip',
    add_other: 'Add {{count}} selections to the slip',
    replaces_one: 'The {{count}} selection in your slip will be replaced.',
    replaces_other: 'The {{count}} selections in your slip will be replaced.',
    leftOut_one: '{{count}} selection is no longer available and will not be added.',
    leftOut_other: '{{count}} selections are no longer available and will not be added.',
    allClosed: 'None of these selections is available any more.',
    added: 'The selections are in your slip.',
    missing: 'This link leads to no bet',
    missingHint: 'Check the link, or ask for a new one.',
    total: 'Total odds now',
  },
} satisfies TextsLike<typeof turkish, 'en'>
