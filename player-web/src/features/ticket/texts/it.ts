/** Italian texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Controllo biglietto',
    label: 'Numero biglietto',
    placeholder: 'N. biglietto',
    check: 'Controlla',
    hint: 'Il numero è in alto sul biglietto, il codice sotto il codice a barre.',
    missing: 'Nessun biglietto ha questo numero',
    missingHint: 'Controlla il numero e riprova.',
    error: 'Impossibile controllare il biglietto',
    win: 'Questo biglietto ha vinto',
    genuine: 'Il codice di questa stampa è autentico.',
    forged: 'Questo codice biglietto non è autentico',
    forgedHint: 'Controlla il codice inserito. Se è giusto, il biglietto è falso.',
    validUntil: 'Valido fino al',
    expired: 'Scaduto',
    refusal: {
      copy: 'Con questa stampa non si paga nulla: è una copia.',
      printCancelled: 'Con questa stampa non si paga nulla: è stata annullata.',
      void: 'Con questo biglietto non si paga nulla: la scommessa è stata annullata e la puntata rimborsata.',
      sold: 'Con questo biglietto non si paga nulla: è stato fatto il cash out.',
      paid: 'Con questo biglietto non si paga nulla: è già stato pagato.',
      expired: 'Con questo biglietto non si paga nulla: è scaduto.',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
