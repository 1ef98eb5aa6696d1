/** German texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Einloggen',
    lead: 'Logge dich ein, um zu wetten und deine Wetten zu sehen.',
    username: 'Benutzername',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    submit: 'Einloggen',
    sending: 'Du wirst eingeloggt',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    resend: 'Aktivierungs-E-Mail erneut senden',
    resent: 'Die E-Mail ist unterwegs.',
    returns: 'Konto wieder benutzen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
