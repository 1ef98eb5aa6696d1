/** Italian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Schermo intero',
    failed: 'Al momento non si può aprire',
    late: 'Non è arrivata alcuna risposta. Riprova tra un istante.',
    refused: 'Questo indirizzo non è consentito su questo sito.',
    reference: 'Numero per l’assistenza: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'it'>
