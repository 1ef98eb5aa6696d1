/** Albanian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Llogaria juaj është e hapur në këto pajisje. Dilni nga pajisjet që nuk i njihni dhe ndryshoni fjalëkalimin.',
    error: 'Pajisjet nuk u ngarkuan dot',
    device: '{{browser}} në {{system}}',
    unknownDevice: 'Pajisje e panjohur',
    thisDevice: 'Kjo pajisje',
    address: 'Adresa',
    begun: 'Hyrja',
    lastUsed: 'Përdorimi i fundit',
    nowhereElse: 'Nuk keni hyrë në asnjë pajisje tjetër.',
    endOne: 'Dil: {{device}}',
    endAll: 'Dil kudo',
    endAllQuestion: 'Do të dilni nga çdo pajisje, edhe nga kjo.',
    stay: 'Qëndro brenda',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
