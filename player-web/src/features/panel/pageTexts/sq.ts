/** Albanian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Pjesët e llogarisë',
    tab: {
      balance: 'Balanca',
      profile: 'Ndrysho profilin',
      bets: 'Historiku i basteve',
      transactions: 'Historiku i transaksioneve',
    },
    figures: {
      balance: 'Balanca',
      creditCard: 'Fondet e kartave',
      paykasa: 'Paykasa',
      bonus: 'Fondet e bonusit',
      returnableBonus: 'Bonus i kthyeshëm',
      reloadBonus: 'Bonus rimbushjeje',
      creditLimit: 'Kufiri i kredisë',
      withdrawable: 'E tërheqshme',
      transferable: 'E transferueshme',
    },
    allBets: 'Të gjitha bastet e mia',
    noBets: 'Nuk ka baste në këtë periudhë',
    betsError: 'Bastet tuaja nuk u ngarkuan dot',
  },
  profile: {
    fixed: 'Anëtarësia juaj',
    fixedHint: 'Shkruani te mbështetja për t’i ndryshuar këto.',
    username: 'Emri i përdoruesit',
    name: 'Emri',
    email: 'Emaili',
    phone: 'Telefoni',
    birthDate: 'Datëlindja',
    identityNumber: 'Numri i identitetit',
    since: 'Anëtar që nga',
    none: 'Asnjë',
    own: 'Të dhëna që mund t’i ndryshoni',
    gender: 'Gjinia',
    genders: { f: 'Femër', m: 'Mashkull' },
    countryCode: 'Shteti',
    city: 'Qyteti',
    postCode: 'Kodi postar',
    address: 'Adresa',
    autoPrint: 'Printo bastin sapo të luhet',
    choose: 'Zgjidh',
    save: 'Ruaj',
    saving: 'Po ruhet',
    saved: 'Të dhënat tuaja u ruajtën.',
    error: 'Të dhënat tuaja nuk u ngarkuan dot',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
