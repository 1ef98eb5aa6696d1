/** Spanish texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out de esta apuesta',
    lead: 'Cobra tu dinero ahora, acaben como acaben los partidos.',
    for: 'Cash out: {{amount}}',
    open: 'Pedir oferta',
    asking: 'Pidiendo una oferta',
    selling: 'Haciendo cash out',
    offer: 'Pagamos {{amount}}',
    offerHint: 'La oferta vale unos segundos; después llega otra.',
    changed: 'Nueva oferta; la anterior era de {{before}}.',
    confirm: 'Cash out ahora: {{amount}}',
    sold: 'Cash out: {{amount}}',
    unanswered: 'No se recibió respuesta; no sabemos si se hizo el cash out.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
