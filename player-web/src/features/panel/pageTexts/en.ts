/** English texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Parts of the account',
    tab: {
      balance: 'Balance',
      profile: 'Edit profile',
      bets: 'Bet history',
      transactions: 'Transaction history',
    },
    figures: {
      balance: 'Balance',
      creditCard: 'Card funds',
      paykasa: 'Paykasa',
      bonus: 'Bonus funds',
      returnableBonus: 'Returnable bonus',
      reloadBonus: 'Reload bonus',
      creditLimit: 'Credit limit',
      withdrawable: 'Withdrawable',
      transferable: 'Transferable',
    },
    allBets: 'All my bets',
    noBets: 'No bets in this period',
    betsError: 'Your bets could not be loaded',
  },
  profile: {
    fixed: 'Your membership',
    fixedHint: 'Write to support to change these.',
    username: 'Username',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    birthDate: 'Date of birth',
    identityNumber: 'Identity number',
    since: 'Member since',
    none: 'None',
    own: 'Details you can change',
    gender: 'Gender',
    genders: { f: 'Female', m: 'Male' },
    countryCode: 'Country',
    city: 'City',
    postCode: 'Postcode',
    address: 'Address',
    autoPrint: 'Print a bet as soon as it is placed',
    choose: 'Choose',
    save: 'Save',
    saving: 'Saving',
    saved: 'Your details were saved.',
    error: 'Your details could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
