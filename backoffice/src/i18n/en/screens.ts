/** Texts of the screens. */
import type { Texts } from '../tr.ts'

type ScreenKeys =
  | 'access'
  | 'layout'
  | 'menu'
  | 'list'
  | 'form'
  | 'dashboard'
  | 'people'
  | 'credit'
  | 'matches'
  | 'markets'
  | 'result'
  | 'ledger'
  | 'catalogue'

export const screenTexts: Pick<Texts, ScreenKeys> = {
  access: {
    title: 'Back office',
    staffOnly: 'The back office is for staff only.',
  },
  layout: {
    mainMenu: 'Main menu',
    toLight: 'Switch to light',
    toDark: 'Switch to dark',
  },
  menu: {
    overview: 'Overview',
    people: 'People',
    catalogue: 'Catalogue',
    coupons: 'Coupons',
    ledger: 'Ledger',
    audit: 'Audit',
  },
  list: { all: 'All', from: 'From', to: 'To', none: 'Nothing here yet' },
  form: {
    amount: 'Enter a valid amount, such as 12.50',
    odds: 'Enter valid odds, such as 1.85',
  },
  dashboard: {
    latestCoupons: 'Latest coupons',
    ownCredit: 'My credit',
    open: 'Open now',
    openCoupons: 'Open coupons',
    openStakes: 'Open stakes',
    openMaxPayout: 'Highest possible payout',
    resultsToCome: 'Matches awaiting a result',
    today: 'Today',
    coupons: 'Coupons',
    stakes: 'Stakes',
    payouts: 'Payouts',
    people: 'People',
    players: 'Players',
    dealers: 'Dealers',
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
    passwordHint: '4–20 characters for players, 8–20 for staff',
    parentHint: 'Left empty, the person stands directly below you',
    creditLimitHint: 'The balance may go below zero by this much',
    openingLimitHint: 'Users they may open; 0 is unlimited. It can only be raised.',
    balance: 'Balance',
    creditLimit: 'Credit limit',
    spendable: 'Spendable',
    lastLogin: 'Last sign-in',
    suspend: 'Suspend',
    activate: 'Activate',
    players: '%{smart_count} player |||| %{smart_count} players',
    suspendTitle: 'Suspend %{name}?',
    suspendContent:
      'Sessions end, and neither they nor those below them can bet. Open coupons stay as they are.',
    tabs: {
      coupons: 'Coupons',
      entries: 'Entries',
      accounts: 'Pockets',
      branch: 'Below',
      profile: 'Profile',
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
    becomes: 'becomes',
    sendConfirm: 'Send %{amount}',
    takeConfirm: 'Take %{amount}',
    done: '%{amount} moved',
    transfer: 'Transfer #%{id}',
  },
  matches: {
    upcoming: 'Upcoming',
    awaiting: 'Awaiting result',
    settled: 'Settled',
    suspended: 'Suspended',
    suspend: 'Suspend betting',
    resume: 'Open betting',
    suspendTitle: 'Suspend betting on %{name}?',
    suspendContent: 'Every market of the match is suspended at once.',
    tabs: { markets: 'Markets', result: 'Result', coupons: 'Coupons' },
  },
  markets: {
    none: 'This match has no markets.',
    priceOf: 'Price of %{name}',
    lock: '%{name}: lock',
    unlock: '%{name}: unlock',
    suspend: 'Suspend',
    open: 'Open',
    isMainLine: 'Main line',
    makeMainLine: 'Make it the main line',
  },
  result: {
    enter: 'Enter the result',
    correct: 'Correct the result',
    notStarted: 'This match has not started yet.',
    history: 'Earlier entries',
    none: 'No result entered yet.',
    status: 'How did it end?',
    awardedPolicy: 'Awarded result',
    awardedVoid: 'Void every market',
    awardedScore: 'Settle on the score given',
    winner: 'Who advances or wins',
    scores: 'Scores',
    preview: 'Preview',
    previewHint:
      'Preview first: it shows the coupons that would settle, the money that would move and the outcome of every market. It changes nothing.',
    confirm: 'Confirm and settle',
    nothingYet: 'No coupon and no money moves before you confirm.',
    couponsTouched: 'Coupons touched',
    couponsSettled: 'Coupons settled',
    selectionsTouched: 'Selections touched',
    moneyToMove: 'Money to move',
    market: 'Market',
    outcomes: 'Outcomes',
    entered:
      'Result recorded, %{smart_count} coupon settled |||| Result recorded, %{smart_count} coupons settled',
    revision: 'Revision',
    score: 'Score',
    by: 'By',
    enteredAt: 'Entered',
    settledAt: 'Settled',
    facts: {
      fullTime: 'Full time',
      halfTime: 'Half time',
      positions: 'Finishing position',
      ot: 'Overtime',
      pen: 'Penalties',
      corners: 'Corners',
      yellowCards: 'Yellow cards',
      redCards: 'Red cards',
    },
    won: {
      half: 'Full time',
      quarter: 'Full time',
      period: 'Full time',
      inning: 'Full time',
      set: 'Sets won',
      map: 'Maps won',
    },
    periods: {
      half: 'Half %{number}',
      quarter: 'Quarter %{number}',
      period: 'Period %{number}',
      set: 'Set %{number}',
      inning: 'Inning %{number}',
      map: 'Map %{number}',
      race: 'Race %{number}',
    },
  },
  ledger: {
    account: 'Pocket #%{id} · %{pocket}',
    transfer: 'Transfer #%{id} · %{kind}',
    legs: 'Legs',
  },
  catalogue: {
    name: 'Name',
    aliasesHint: 'Other spellings in files and feeds; Enter adds one',
  },
}
