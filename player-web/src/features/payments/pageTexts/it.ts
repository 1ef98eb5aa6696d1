/** Italian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Depositi e prelievi',
    withdrawal: 'Prelievo',
    course: 'Fasi del pagamento',
    expected: 'Previsto',
    reason: 'Motivo: {{reason}}',
    reference: 'Numero di operazione',
    fee: 'Commissione',
    open: 'Apri la pagina di pagamento',
    cancel: 'Annulla il pagamento',
    cancelTitle: 'Annullare questo pagamento?',
    cancelKeep: 'Mantieni',
    cancelQuestion:
      'Il pagamento di {{amount}} verrà annullato. Il denaro bloccato torna per intero sul tuo saldo.',
    unknown: 'Non hai pagamenti con questo numero',
    error: 'Impossibile caricare i tuoi pagamenti',
    empty: 'Non hai ancora pagamenti',
    emptyHint: 'Qui vedi i tuoi depositi e prelievi, passo dopo passo.',
    state: {
      created: 'Creato',
      sent: 'Inviato al servizio di pagamento',
      waiting: 'In verifica',
      approved: 'Approvato',
      paid: 'Completato',
      refused: 'Rifiutato',
      failed: 'Non riuscito',
      cancelled: 'Annullato',
      expired: 'Scaduto',
      returned: 'Restituito',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
