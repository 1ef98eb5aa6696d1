/** Italian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Metodo di pagamento',
    noMethods: 'Nessun metodo di pagamento è ancora aperto.',
    method: 'Metodo',
    min: 'Min',
    max: 'Max',
    details: 'Dettagli',
    amount: 'Importo',
    bank: 'Banca',
    noBanks: 'Le banche arrivano con il metodo.',
    firstName: 'Nome',
    lastName: 'Cognome',
    send: 'Invia richiesta',
    info: 'Limiti e note',
    infoHint: 'Qui appaiono i limiti e le note del metodo scelto.',
    history: 'Le tue richieste precedenti',
    noHistory: 'Non hai ancora richieste.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
