/** Dutch texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Iemand heeft deze weddenschap met je gedeeld. Voeg de selecties tegen de huidige odds toe aan je betslip.',
    then: 'Toen',
    now: 'Nu',
    closed: 'gesloten',
    add_one: 'Voeg {{count}} selectie toe aan de betslip',
    add_other: 'Voeg {{count}} selecties toe aan de betslip',
    replaces_one: 'De {{count}} selectie in je betslip wordt vervangen.',
    replaces_other: 'De {{count}} selecties in je betslip worden vervangen.',
    leftOut_one: '{{count}} selectie is niet meer beschikbaar en wordt niet toegevoegd.',
    leftOut_other: '{{count}} selecties zijn niet meer beschikbaar en worden niet toegevoegd.',
    allClosed: 'Geen van deze selecties is nog beschikbaar.',
    added: 'De selecties staan in je betslip.',
    missing: 'Deze link leidt niet naar een weddenschap',
    missingHint: 'Controleer de link of vraag een nieuwe.',
    total: 'Totale odds nu',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
