/** Dutch texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash-out',
    lead: 'Neem nu je geld, hoe de wedstrijden ook aflopen.',
    for: 'Cash-out voor {{amount}}',
    open: 'Aanbod vragen',
    asking: 'Aanbod wordt gevraagd',
    selling: 'Cash-out bezig',
    offer: 'Wij betalen {{amount}}',
    offerHint: 'Het aanbod is een paar seconden geldig, daarna volgt een nieuw.',
    changed: 'Nieuw aanbod; het vorige was {{before}}.',
    confirm: 'Nu cash-out voor {{amount}}',
    sold: 'Uitgecasht voor {{amount}}',
    unanswered: 'Geen antwoord ontvangen; we weten niet of de cash-out is gelukt.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
