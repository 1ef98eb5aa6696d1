/** Limits of every throttle; docs/decisions/0011 gives the reasons. */
import type { GuessLimit, RateLimit } from '#core/throttle/limits'
import env from '#start/env'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const MB = 1024 * 1024

/** Waits of half a minute, one minute, two, four and so on, up to `longestMinutes`. */
const guesses = (tries: number, withinMinutes: number, longestMinutes: number): GuessLimit => ({
  tries,
  withinMs: withinMinutes * MINUTE_MS,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: longestMinutes * MINUTE_MS,
})

const aMinute = (times: number): RateLimit => ({ times, perMs: MINUTE_MS })
const anHour = (times: number): RateLimit => ({ times, perMs: 60 * MINUTE_MS })

/** Limits of a device, and of an address, because a visitor may delete the device's cookie. */
const visits = (device: RateLimit, sharing: number) => ({
  device,
  address: { ...device, times: device.times * sharing },
})

/** Users who share an address: a shop, a house, a mobile network. */
const SHARING = 25
const each = (limit: RateLimit) => ({
  person: limit,
  address: { ...limit, times: limit.times * SHARING },
})

export default {
  /** Where guesses are counted; `memory` serves one process. */
  store: env.get('LIMITER_STORE', 'database'),

  /**
   * Wrong passwords: of one account from one address or known device, of one account from unknown devices, and of one
   * address.
   */
  signInAccount: guesses(8, 15, 15),
  signInElsewhere: guesses(100, 60, 5),
  signInAddress: guesses(40, 5, 2),
  /** Wrong present passwords of one session. */
  ownPassword: guesses(8, 15, 15),
  /** Wrong codes of the second factor of one user. */
  secondFactor: guesses(8, 15, 15),
  /**
   * Codes of tickets and shared coupons. Few wrong codes are allowed, but many look-ups, since a shared page looks up
   * its coupon again and again.
   */
  codeMissed: guesses(20, 15, 15),
  codeFound: { ticket: aMinute(120), share: aMinute(1_200) },

  /** Wrong codes of cards, promo codes and vouchers, each kind by itself: of one person, and of one address. */
  moneyCodeMissed: { person: guesses(8, 15, 15), address: guesses(60, 15, 15) },

  /** Wrong keys of affiliates' programs, of one address. */
  affiliateKeyMissed: guesses(20, 15, 15),

  /** Wrong codes for the key of a machine: of one machine, and of one address. */
  machineCode: guesses(8, 15, 15),
  machineCodeAddress: guesses(60, 15, 15),

  /** Bodies that one user, or one address without a session, may send before any of them is read. */
  bodies: {
    perMs: 10 * SECOND_MS,
    user: { times: 2_000, bytes: 4 * MB },
    visitors: { times: 10 * (env.get('VISITOR_BODIES_PER_SECOND') ?? 100), bytes: MB },
  },

  /** Accounts opened, and values asked about while a form is filled in; names are asked about more often than the rest. */
  registrations: visits(anHour(10), 6),
  usernameChecks: visits(aMinute(20), 5),
  personChecks: visits(anHour(20), 6),
  /** Mails that visitors ask for. */
  accountMails: visits(anHour(10), 6),
  /** Such mails to one account. */
  accountMailsTo: anHour(3),
  /** Links of such mails that are opened. */
  accountLinks: visits(aMinute(10), 6),
  captchas: visits(aMinute(20), 6),
  /** Vouchers that the sandbox gateway gives away. */
  sandboxVouchers: aMinute(20),
  /** Messages of the contact form. */
  contactMessages: visits(anHour(6), 6),
  /** Clicks on links of affiliates. */
  affiliateClicks: visits(anHour(60), 6),
  /** Requests of one address that give forecasts their rows. */
  namedOrders: aMinute(240),

  /** Rows that the refusals of all machines write to the audit log. */
  refusedMachineRows: anHour(300),

  /** Rows that all refused sign-ins together write to the audit log. */
  refusedSignInRows: anHour(300),

  /** Rows that the refusals of one user by their country write to the audit log. */
  refusedActivityRows: anHour(30),

  /** Deposits and withdrawals that one player orders. */
  paymentOrders: { times: env.get('PAYMENT_ORDERS_PER_TEN_MINUTES') ?? 20, perMs: 10 * MINUTE_MS },

  /** Valid requests that cost work. Users who act by hand do not reach these limits. */
  coupons: each(aMinute(env.get('COUPONS_PER_MINUTE') ?? 120)),
  affiliateReports: each(aMinute(60)),
  affiliateServers: each(anHour(30)),
  exports: each(anHour(env.get('EXPORTS_PER_HOUR') ?? 60)),
  shares: each(anHour(env.get('SHARES_PER_HOUR') ?? 120)),
  launches: each(aMinute(30)),
  prints: each(aMinute(60)),
  searches: each(aMinute(120)),
  selfChecks: each(aMinute(6)),
  testMails: each(anHour(30)),
  uploads: each(anHour(120)),
}
