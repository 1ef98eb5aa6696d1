/** Greek texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out',
    lead: 'Πάρτε τα χρήματά σας τώρα, όπως κι αν λήξουν οι αγώνες.',
    for: 'Cash out {{amount}}',
    open: 'Ζητήστε προσφορά',
    asking: 'Ζητείται προσφορά',
    selling: 'Γίνεται cash out',
    offer: 'Πληρώνουμε {{amount}}',
    offerHint: 'Η προσφορά ισχύει για λίγα δευτερόλεπτα και μετά ακολουθεί νέα.',
    changed: 'Νέα προσφορά· η προηγούμενη ήταν {{before}}.',
    confirm: 'Cash out {{amount}} τώρα',
    sold: 'Έγινε cash out {{amount}}',
    unanswered: 'Δεν ήρθε απάντηση, άρα δεν γνωρίζουμε αν έγινε το cash out.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
