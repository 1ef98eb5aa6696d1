/** Croatian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Prijava',
    lead: 'Prijavite se da biste igrali i vidjeli svoje oklade.',
    username: 'Korisničko ime',
    password: 'Lozinka',
    showPassword: 'Prikaži lozinku',
    hidePassword: 'Sakrij lozinku',
    submit: 'Prijavi se',
    sending: 'Prijava u tijeku',
    forgot: 'Zaboravljena lozinka?',
    noAccount: 'Nemate račun?',
    resend: 'Ponovno pošalji aktivacijski e-mail',
    resent: 'E-mail je na putu.',
    returns: 'Ponovno koristi račun',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
