/** Croatian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Dijelovi računa',
    tab: {
      balance: 'Stanje',
      profile: 'Uredi profil',
      bets: 'Povijest oklada',
      transactions: 'Povijest transakcija',
    },
    figures: {
      balance: 'Stanje',
      creditCard: 'Sredstva s kartica',
      paykasa: 'Paykasa',
      bonus: 'Bonus sredstva',
      returnableBonus: 'Povratni bonus',
      reloadBonus: 'Bonus za nadoplatu',
      creditLimit: 'Kreditni limit',
      withdrawable: 'Dostupno za isplatu',
      transferable: 'Dostupno za prijenos',
    },
    allBets: 'Sve moje oklade',
    noBets: 'Nema oklada u ovom razdoblju',
    betsError: 'Vaše oklade se nisu mogle učitati',
  },
  profile: {
    fixed: 'Vaše članstvo',
    fixedHint: 'Za promjenu pišite podršci.',
    username: 'Korisničko ime',
    name: 'Ime',
    email: 'E-mail',
    phone: 'Telefon',
    birthDate: 'Datum rođenja',
    identityNumber: 'Identifikacijski broj',
    since: 'Član od',
    none: 'Nema',
    own: 'Podaci koje možete promijeniti',
    gender: 'Spol',
    genders: { f: 'Žensko', m: 'Muško' },
    countryCode: 'Država',
    city: 'Grad',
    postCode: 'Poštanski broj',
    address: 'Adresa',
    autoPrint: 'Ispiši okladu čim se odigra',
    choose: 'Odaberi',
    save: 'Spremi',
    saving: 'Spremanje',
    saved: 'Vaši podaci su spremljeni.',
    error: 'Vaši podaci se nisu mogli učitati',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
