/** Italian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Inserisci il nome utente o l’email. Ti invieremo un link per scegliere una nuova password.',
    name: 'Nome utente o email',
    send: 'Invia il link',
    sending: 'Invio',
    sentTitle: 'Controlla la tua email',
    sentLead: 'Se esiste un conto simile, l’email è in arrivo. Il link è valido per 60 minuti.',
    sentMissing:
      'Non è arrivato niente? Guarda nello spam. Se il tuo conto non ha un’email, scrivi all’assistenza.',
    current: 'Password attuale',
    password: 'Nuova password',
    repeat: 'Ripeti la nuova password',
    hint: 'Lunghezza {{min}}–{{max}}, diversa dal nome utente.',
    save: 'Salva password',
    saving: 'Salvataggio',
    resetDone: 'La nuova password è impostata',
    resetLead: 'Sei stato disconnesso da tutti i dispositivi. Accedi con la nuova password.',
    signIn: 'Accedi',
    changed: 'La tua password è stata cambiata',
    changedLead: 'Sei stato disconnesso dagli altri dispositivi.',
    toHome: 'Torna alla home',
    over: 'Questo link è già stato usato o è scaduto',
    askAgain: 'Chiedi un nuovo link',
  },
} satisfies TextsLike<typeof turkish, 'it'>
