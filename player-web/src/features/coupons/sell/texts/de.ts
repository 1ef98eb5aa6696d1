/** German texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cashout dieser Wette',
    lead: 'Nimm dein Geld jetzt, egal wie die Spiele enden.',
    for: 'Cashout: {{amount}}',
    open: 'Angebot einholen',
    asking: 'Angebot wird eingeholt',
    selling: 'Cashout läuft',
    offer: 'Wir zahlen {{amount}}',
    offerHint: 'Das Angebot gilt einige Sekunden, dann folgt ein neues.',
    changed: 'Neues Angebot; das letzte Angebot war {{before}}.',
    confirm: 'Cashout jetzt: {{amount}}',
    sold: 'Cashout: {{amount}}',
    unanswered: 'Keine Antwort erhalten; wir wissen nicht, ob der Cashout gelungen ist.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
