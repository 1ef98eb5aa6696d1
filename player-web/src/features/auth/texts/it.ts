/** Italian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Accedi',
    lead: 'Accedi per scommettere e vedere le tue scommesse.',
    username: 'Nome utente',
    password: 'Password',
    showPassword: 'Mostra password',
    hidePassword: 'Nascondi password',
    submit: 'Accedi',
    sending: 'Accesso in corso',
    forgot: 'Password dimenticata?',
    noAccount: 'Non hai ancora un conto?',
    resend: 'Invia di nuovo l’email di attivazione',
    resent: 'L’email è in arrivo.',
    returns: 'Usa di nuovo il conto',
  },
} satisfies TextsLike<typeof turkish, 'it'>
