/** What programs of affiliates are told of their reports at `/docs` (rules 16.10): the compiler wants a meaning for every column. */
import type {
  AffiliateDays,
  OwnAffiliateStatement,
} from '@grandstand/shared-types/wire/affiliates/own'
import throttle from '#config/throttle'
import { objectOf, rowsOf, type Guide } from '#core/operations/guide'

type Columns<Row> = Readonly<Record<keyof Row, { type: 'integer' | 'string'; description: string }>>

const text = (description: string) => ({ type: 'string' as const, description })
const count = (description: string) => ({
  type: 'integer' as const,
  description: `${description}; a count`,
})
const minor = (description: string) => ({
  type: 'integer' as const,
  description: `${description}; minor units of \`currency\``,
})
const day = (description: string) => text(`${description}; YYYY-MM-DD in the brand's time zone`)

const { times: perMinute } = throttle.affiliateReports.person

const SECTION = {
  section: 'partner reports',
  intro: [
    'For programs of affiliates. The affiliate makes a key on the affiliate page of the site, where it is shown once; another key ends the one before. Send it with each call as Authorization: Bearer <key>, to the address of the brand’s site. A key reads the reports of its affiliate and changes nothing.',
    'curl -H "Authorization: Bearer gsa_…" "https://site.example/v1/affiliate-reports/days?from=2026-11-01&to=2026-11-30"',
    'curl -H "Authorization: Bearer gsa_…" "https://site.example/v1/affiliate-reports/statements"',
    `A key may ask ${perMinute} times a minute; then the answer is 429 tooManyAttempts with the seconds to wait in its params. A key that is wrong, or whose affiliate is closed, is answered 401 notSignedIn.`,
    'Amounts are whole minor units: 1250 is 12.50 where the currency has two decimals. Amounts below 0 are against the affiliate. Days begin at midnight in the brand’s time zone.',
  ],
}

const REACH = {
  clicks: count('Browsers that opened a link, each once in thirty days for a code and campaign'),
  registrations: count('Players who registered by a link'),
  firstDeposits: count('Players who deposited for the first time'),
  firstStakes: count('Players whose first bet was decided'),
}

const DAY: Columns<AffiliateDays['days'][number]> = { day: day('The day'), ...REACH }
const LINK: Columns<AffiliateDays['links'][number]> = {
  code: text('The code of the link'),
  campaign: text('The campaign behind the code; empty without one'),
  ...REACH,
}

export const DAYS_GUIDE: Guide = {
  ...SECTION,
  answer: objectOf({
    from: day('The first day of the answer'),
    to: day('The last day of the answer'),
    days: rowsOf(objectOf(DAY), 'Every day of the range, whether anything happened or not'),
    links: rowsOf(
      objectOf(LINK),
      'Links with anything in the range; the one with most clicks first'
    ),
  } satisfies Record<keyof AffiliateDays, unknown>),
}

const STATEMENT: Columns<Omit<OwnAffiliateStatement, 'costs' | 'payoutState' | 'payoutFault'>> = {
  id: { type: 'integer', description: 'The number of the statement' },
  firstDay: day('The first day of the period'),
  lastDay: day('The last day of the period'),
  currency: text('The currency of all amounts; ISO 4217, such as EUR'),
  state: text('draft, approved, paid or locked, in this order'),
  cpaCount: count('Players for whom CPA is paid'),
  grossMinor: minor(
    'Stakes of referred players less payouts, returned stakes and prices of sold bets'
  ),
  correctionsMinor: minor('Payouts that were corrected later'),
  bonusesMinor: minor('Bonuses of referred players; taken off where `costs` names them'),
  chargebacksMinor: minor(
    'Deposits of referred players that were returned; taken off where `costs` names them'
  ),
  feeMinor: minor('The share of the revenue that is kept for fees, taken off'),
  netMinor: minor(
    'What is shared: gross and corrections less fee and the costs that `costs` names'
  ),
  shareMinor: minor('The affiliate’s share of the net revenue'),
  cpaMinor: minor('CPA for new players'),
  clawbackMinor: minor('CPA that is taken back, at most 0'),
  subMinor: minor('From affiliates one and two below'),
  retoldMinor: minor(
    'What earlier periods pay more or less since a suspicion about a player was decided'
  ),
  adjustmentsMinor: minor('Corrections by staff'),
  earnedMinor: minor(
    'Share, CPA, what is taken back, from below, earlier periods and corrections together'
  ),
  carriedMinor: minor('A loss brought forward from the period before, at most 0'),
  carryMinor: minor('A loss carried into the next period, at most 0'),
  owedMinor: minor('Owed from the period before, at most 0'),
  debtMinor: minor('Owed into the next period, at most 0'),
  forgottenMinor: minor('A loss that the deal forgets, at most 0'),
  payableMinor: minor(
    'What the statement pays, at least 0: earned, carried and owed, less carry, debt and forgotten'
  ),
}

export const STATEMENTS_GUIDE: Guide = {
  ...SECTION,
  answer: rowsOf(
    objectOf({
      ...STATEMENT,
      costs: {
        type: 'array' as const,
        items: text('bonuses or chargebacks'),
        description: 'The costs that the deal takes off the revenue',
      },
      payoutState: {
        type: ['string', 'null'] as const,
        description:
          'The state of the withdrawal that pays it out: created, sent, waiting, approved, paid, refused, failed, cancelled, expired or returned; null without one',
      },
      payoutFault: {
        type: ['object', 'null'] as const,
        description:
          'Why the paid amount stayed in the account although it was to be paid out, as key and params of an error; null otherwise',
      },
    } satisfies Record<keyof OwnAffiliateStatement, unknown>)
  ),
}
