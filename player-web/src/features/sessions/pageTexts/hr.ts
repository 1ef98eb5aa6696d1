/** Croatian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Vaš je račun prijavljen na ovim uređajima. Odjavite uređaje koje ne poznajete i promijenite lozinku.',
    error: 'Uređaji se nisu mogli učitati',
    device: '{{browser}} na {{system}}',
    unknownDevice: 'Nepoznat uređaj',
    thisDevice: 'Ovaj uređaj',
    address: 'Adresa',
    begun: 'Prijavljen',
    lastUsed: 'Zadnje korištenje',
    nowhereElse: 'Niste prijavljeni ni na jednom drugom uređaju.',
    endOne: 'Odjavi: {{device}}',
    endAll: 'Odjavi svugdje',
    endAllQuestion: 'Bit ćete odjavljeni na svim uređajima, i na ovom.',
    stay: 'Ostani prijavljen',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
