/** Croatian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out',
    lead: 'Uzmite novac odmah, bez obzira na kraj utakmica.',
    for: 'Cash out za {{amount}}',
    open: 'Zatraži ponudu',
    asking: 'Traži se ponuda',
    selling: 'Cash out u tijeku',
    offer: 'Isplaćujemo {{amount}}',
    offerHint: 'Ponuda vrijedi nekoliko sekundi, zatim slijedi nova.',
    changed: 'Nova ponuda; prethodna je bila {{before}}.',
    confirm: 'Cash out odmah za {{amount}}',
    sold: 'Cash out obavljen: {{amount}}',
    unanswered: 'Nema odgovora, pa ne znamo je li cash out obavljen.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
