/** Croatian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Prijava na blagajnu',
    noKeys: 'Ova stranica ne može izraditi ključ za uređaj. Otvorite je preko https.',
    enrolHint: 'Ovaj uređaj još nije registriran. Unesite ID i kod koje vam je dalo osoblje.',
    machineId: 'ID uređaja',
    code: 'Kod',
    enrol: 'Registriraj uređaj',
    username: 'Korisničko ime',
    cashier: 'Blagajnik',
    byHand: 'Brza prijava PIN-om',
    byPassword: 'Prijava lozinkom',
    pin: 'PIN',
    password: 'Lozinka',
    signIn: 'Prijavi se',
    again: 'Ponovno registriraj uređaj',
    newPinHint: 'Šest znamenki koje na ovom uređaju zamjenjuju lozinku.',
    newPin: 'Novi PIN',
    setPin: 'Postavi PIN',
    pinSet: 'PIN je postavljen.',
    toDesk: 'Na blagajnu',
    errors: {
      machineRequired: 'Ovaj uređaj nije registriran za ovu blagajnu.',
      machineCodeWrong: 'Kod je pogrešan, iskorišten ili prestar.',
      pinLocked: 'PIN je zaključan. Prijavite se lozinkom.',
      wrongUserorPass: 'PIN ili lozinka su pogrešni.',
      validationFailed: 'Lozinka ili upisana vrijednost je pogrešna.',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
