/** Croatian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Unesite korisničko ime ili e-mail. Poslat ćemo vam poveznicu za odabir nove lozinke.',
    name: 'Korisničko ime ili e-mail',
    send: 'Pošalji poveznicu',
    sending: 'Slanje',
    sentTitle: 'Provjerite e-mail',
    sentLead: 'Ako takav račun postoji, e-mail je na putu. Poveznica vrijedi 60 minuta.',
    sentMissing:
      'Ništa nije stiglo? Pogledajte mapu neželjene pošte. Ako vaš račun nema e-mail, pišite podršci.',
    current: 'Trenutačna lozinka',
    password: 'Nova lozinka',
    repeat: 'Ponovi novu lozinku',
    hint: 'Duljina {{min}}–{{max}}, i ne korisničko ime.',
    save: 'Spremi lozinku',
    saving: 'Spremanje',
    resetDone: 'Vaša nova lozinka je postavljena',
    resetLead: 'Odjavljeni ste na svim uređajima. Prijavite se novom lozinkom.',
    signIn: 'Prijavi se',
    changed: 'Vaša lozinka je promijenjena',
    changedLead: 'Odjavljeni ste na drugim uređajima.',
    toHome: 'Natrag na početnu',
    over: 'Ova je poveznica već iskorištena ili je istekla',
    askAgain: 'Zatraži novu poveznicu',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
