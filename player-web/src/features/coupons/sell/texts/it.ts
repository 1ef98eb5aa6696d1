/** Italian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out di questa scommessa',
    lead: 'Prendi i tuoi soldi ora, comunque finiscano le partite.',
    for: 'Cash out: {{amount}}',
    open: 'Chiedi un’offerta',
    asking: 'Richiesta dell’offerta',
    selling: 'Cash out in corso',
    offer: 'Paghiamo {{amount}}',
    offerHint: 'L’offerta vale pochi secondi, poi ne segue una nuova.',
    changed: 'Nuova offerta; l’ultima era di {{before}}.',
    confirm: 'Cash out ora: {{amount}}',
    sold: 'Cash out: {{amount}}',
    unanswered: 'Nessuna risposta ricevuta; non sappiamo se il cash out è riuscito.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
