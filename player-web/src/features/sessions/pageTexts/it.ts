/** Italian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Il tuo conto è connesso su questi dispositivi. Esci da quelli che non conosci e cambia la password.',
    error: 'Impossibile caricare i dispositivi',
    device: '{{browser}} su {{system}}',
    unknownDevice: 'Dispositivo sconosciuto',
    thisDevice: 'Questo dispositivo',
    address: 'Indirizzo',
    begun: 'Connesso',
    lastUsed: 'Ultimo uso',
    nowhereElse: 'Non sei connesso su altri dispositivi.',
    endOne: 'Esci: {{device}}',
    endAll: 'Esci ovunque',
    endAllQuestion: 'Uscirai da tutti i dispositivi, compreso questo.',
    stay: 'Resta connesso',
  },
} satisfies TextsLike<typeof turkish, 'it'>
