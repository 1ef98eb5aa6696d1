/** Albanian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out',
    lead: 'Merrni paratë tani, si do që të mbarojnë ndeshjet.',
    for: 'Cash out për {{amount}}',
    open: 'Kërko ofertë',
    asking: 'Po kërkohet oferta',
    selling: 'Po bëhet cash out',
    offer: 'Paguajmë {{amount}}',
    offerHint: 'Oferta vlen disa sekonda, pastaj vjen një e re.',
    changed: 'Ofertë e re; e fundit ishte {{before}}.',
    confirm: 'Cash out tani për {{amount}}',
    sold: 'U bë cash out për {{amount}}',
    unanswered: 'Nuk erdhi përgjigje, prandaj nuk e dimë nëse u bë cash out.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
