/** French texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out de ce pari',
    lead: 'Prenez votre argent maintenant, quelle que soit l’issue des matchs.',
    for: 'Cash out : {{amount}}',
    open: 'Obtenir une offre',
    asking: 'Demande d’une offre',
    selling: 'Cash out en cours',
    offer: 'Nous payons {{amount}}',
    offerHint: 'L’offre est valable quelques secondes, puis une nouvelle suit.',
    changed: 'Nouvelle offre ; la dernière était de {{before}}.',
    confirm: 'Cash out maintenant : {{amount}}',
    sold: 'Cash out : {{amount}}',
    unanswered: 'Aucune réponse reçue : nous ne savons pas si le cash out a eu lieu.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
