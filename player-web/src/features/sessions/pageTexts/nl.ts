/** Dutch texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Je account is op deze apparaten ingelogd. Log apparaten uit die je niet kent en wijzig je wachtwoord.',
    error: 'De apparaten konden niet worden geladen',
    device: '{{browser}} op {{system}}',
    unknownDevice: 'Onbekend apparaat',
    thisDevice: 'Dit apparaat',
    address: 'Adres',
    begun: 'Ingelogd',
    lastUsed: 'Laatst gebruikt',
    nowhereElse: 'Je bent op geen ander apparaat ingelogd.',
    endOne: 'Uitloggen: {{device}}',
    endAll: 'Overal uitloggen',
    endAllQuestion: 'Je wordt op elk apparaat uitgelogd, ook op dit.',
    stay: 'Ingelogd blijven',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
