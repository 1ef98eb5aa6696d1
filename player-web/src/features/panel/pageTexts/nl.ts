/** Dutch texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Onderdelen van het account',
    tab: {
      balance: 'Saldo',
      profile: 'Profiel bewerken',
      bets: 'Wedgeschiedenis',
      transactions: 'Transactieoverzicht',
    },
    figures: {
      balance: 'Saldo',
      creditCard: 'Kaarttegoed',
      paykasa: 'Paykasa',
      bonus: 'Bonustegoed',
      returnableBonus: 'Terug te betalen bonus',
      reloadBonus: 'Herlaadbonus',
      creditLimit: 'Kredietlimiet',
      withdrawable: 'Opneembaar',
      transferable: 'Overboekbaar',
    },
    allBets: 'Al mijn weddenschappen',
    noBets: 'Geen weddenschappen in deze periode',
    betsError: 'Je weddenschappen konden niet worden geladen',
  },
  profile: {
    fixed: 'Je lidmaatschap',
    fixedHint: 'Schrijf naar de klantenservice om deze te wijzigen.',
    username: 'Gebruikersnaam',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    birthDate: 'Geboortedatum',
    identityNumber: 'Identiteitsnummer',
    since: 'Lid sinds',
    none: 'Geen',
    own: 'Gegevens die je kunt wijzigen',
    gender: 'Geslacht',
    genders: { f: 'Vrouw', m: 'Man' },
    countryCode: 'Land',
    city: 'Woonplaats',
    postCode: 'Postcode',
    address: 'Adres',
    autoPrint: 'Weddenschap afdrukken zodra die geplaatst is',
    choose: 'Kies',
    save: 'Opslaan',
    saving: 'Opslaan …',
    saved: 'Je gegevens zijn opgeslagen.',
    error: 'Je gegevens konden niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
