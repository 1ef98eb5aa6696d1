/** Texts of users and credit. */
import person from '../field-names/person.en.ts'
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    users: { name: 'User |||| Users', create: 'New user', fields: person },
  },
  people: {
    account: 'Account',
    profile: 'Profile',
    preferences: 'Preferences',
    contact: 'Contact',
    credit: 'Credit',
    limits: 'Coupon limits',
    limitsHint: 'Left empty, the limits of the dealer and the site apply; 0 means no limit.',
    couponTypes: 'Open coupon types',
    products: 'Open products',
    permissions: 'Permissions',
    permissionsHint: 'A change ends the open sessions: the person signs in again.',
    passwordTitle: 'New password for %{name}',
    newPassword: 'New password',
    passwordSet: 'Password changed',
    usernameHint: '%{min}–%{max} characters: letters A to Z and digits',
    passwordHint: '%{min}–%{max} characters, not the username',
    below: 'below %{name}',
    optional: 'optional',
    asDealer: 'the same as %{name}',
    asSite: 'limits of the site',
    ownLimits: 'own limits',
    noOwnLimits: 'limits of the dealer and the site',
    permissionCount: '%{smart_count} permission |||| %{smart_count} permissions',
    newLimitsHint:
      'Filled with the limits of the dealer. A limit that you leave as it is follows the dealer’s; 0 is no limit.',
    currencyHint: 'The currency cannot be changed later',
    parentHint: 'Left empty, the person is directly below you',
    creditLimitHint: 'The balance may go below zero by this much',
    openingLimitHint:
      'How many users this dealer may open; 0 is no limit. The figure can only be raised.',
    balance: 'Balance',
    creditLimit: 'Credit limit',
    spendable: 'Available',
    lastLogin: 'Last sign-in',
    suspend: 'Suspend',
    activate: 'Activate',
    players: '%{smart_count} player |||| %{smart_count} players',
    suspendTitle: 'Suspend %{name}?',
    suspendContent:
      'Sessions end; this person and everybody below cannot bet. Open coupons stay as they are.',
    tabs: {
      coupons: 'Coupons',
      entries: 'Entries',
      accounts: 'Pockets',
      branch: 'Below',
      limits: 'Limits',
      profile: 'Profile',
      sessions: 'Sessions',
      audit: 'Audit',
    },
  },
  credit: {
    send: 'Send credit',
    take: 'Take credit',
    sendTitle: 'Send credit to %{name}',
    takeTitle: 'Take credit from %{name}',
    amount: 'Amount',
    note: 'Note',
    most: 'At most %{amount}',
    becomes: 'afterwards',
    sendConfirm: 'Send %{amount}',
    takeConfirm: 'Take %{amount}',
    done: '%{amount} moved',
    transfer: 'Transfer #%{id}',
  },
}

export default texts
