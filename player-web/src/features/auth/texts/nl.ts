/** Dutch texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Inloggen',
    lead: 'Log in om te wedden en je weddenschappen te zien.',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
    submit: 'Inloggen',
    sending: 'Inloggen …',
    forgot: 'Wachtwoord vergeten?',
    noAccount: 'Nog geen account?',
    resend: 'Activeringsmail opnieuw sturen',
    resent: 'De e-mail is onderweg.',
    returns: 'Account weer gebruiken',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
