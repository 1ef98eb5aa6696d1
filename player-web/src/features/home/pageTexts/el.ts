/** Greek texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Προτεινόμενοι αγώνες',
    soon: 'Ξεκινούν σύντομα',
    allMatches: 'Όλοι οι αγώνες',
    inMinutes_one: '{{count}} λεπ.',
    inMinutes_other: '{{count}} λεπ.',
    picked: 'Δημοφιλείς επιλογές',
    coupons_one: '{{count}} στοίχημα',
    coupons_other: '{{count}} στοιχήματα',
    winners: 'Νικητές',
    winnerList: { latest: 'Τελευταία κέρδη', top: 'Τα μεγαλύτερα της εβδομάδας' },
    selections_one: 'Μονό',
    selections_other: '{{count}} επιλογές',
  },
} satisfies TextsLike<typeof turkish, 'el'>
