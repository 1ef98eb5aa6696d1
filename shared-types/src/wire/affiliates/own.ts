/** Shapes of an affiliate's own pages. Amounts are minor units, times epoch milliseconds. */
import type { DealCost, DealTerms } from '../../affiliates/deal.ts'
import type { SiteLanguage } from '../../languages/table.ts'
import type { PaymentValue } from '../../payments/fields.ts'
import type { PayoutFault } from '../../payments/payouts.ts'
import type { PaymentState } from '../../payments/states.ts'
import type { StatementState } from '../money/statements.ts'
import type { AffiliateState } from './affiliates.ts'
import type { AffiliateFigure } from './statements.ts'

/** `GET /v1/me/affiliate`. */
export interface OwnAffiliate {
  /** Null for somebody who has never asked. */
  state: AffiliateState | null
  currency: string
  /** In the order in which they were made; none before asking. */
  codes: string[]
  /** The deal in force today. */
  deal: (DealTerms & { fromDay: string }) | null
  playerCount: number
  /** Drawn up and not paid yet, and paid so far. */
  pendingMinor: number
  paidMinor: number
  /** When the statement of the present period is drawn up; null for somebody who earns nothing. */
  nextStatementAt: number | null
  /** The key of one's own program; null without one. */
  key: AffiliateKey | null
  /** The latest first. */
  statements: OwnAffiliateStatement[]
}

/** What is shown of a key after it was told. */
export interface AffiliateKey {
  /** Its last characters. */
  ending: string
  createdAt: number
  lastUsedAt: number | null
}

/** Answer of `POST /v1/me/affiliate/key`: the one time that the key is told. */
export interface NewAffiliateKey {
  key: string
}

export interface OwnAffiliateStatement extends Record<AffiliateFigure, number> {
  id: number
  firstDay: string
  lastDay: string
  currency: string
  state: StatementState
  cpaCount: number
  /** The costs that the deal takes off the revenue; others stand beside it. */
  costs: readonly DealCost[]
  /** A loss that the deal forgets, at most 0. */
  forgottenMinor: number
  /** The withdrawal that pays it out; null without one. */
  payoutState: PaymentState | null
  /** Why the paid money stayed in the account although one wanted it paid out. */
  payoutFault: PayoutFault | null
}

/** A row of `GET /v1/me/affiliate/statements/:id/lines`. */
export interface OwnStatementLine {
  /** The statement's own period, or an earlier one that is told again since a suspicion was decided. */
  firstDay: string
  lastDay: string
  /** The first code of the affiliate below who earned it; null for the own players. */
  below: string | null
  /** More or less than was told before. */
  amountMinor: number
}

/** `GET /v1/me/affiliate/payout`. */
export interface OwnPayout {
  /** Null while statements stay in the account. */
  method: {
    id: number
    /** Empty for a method that is gone. */
    name: string
    /** The last signs of the account number; empty for a method without one. */
    ending: string
  } | null
}

/** Body of `PUT /v1/me/affiliate/payout`. */
export interface PayoutBody {
  methodId: number
  values: PaymentValue[]
  bankId?: number
  /** Needed when this session gave the password longer ago than `PASSWORD_PROOF_MINUTES`. */
  currentPassword?: string
}

interface Reach {
  clicks: number
  registrations: number
  firstDeposits: number
  /** Players whose first bet was decided. */
  firstStakes: number
}

/** `GET /v1/me/affiliate/days`. */
export interface AffiliateDays {
  from: string
  to: string
  /** Every day of the range, of the brand's time zone. */
  days: (Reach & { day: string })[]
  /** Links with anything in the range; the one with most clicks first. */
  links: (Reach & { code: string; campaign: string })[]
}

/** `GET /v1/affiliates/:id/reach`: an affiliate's links as staff see them. */
export interface AffiliateReach extends AffiliateDays {
  currency: string
  /** What the house won in these days from the players who count, before costs; below 0 when they won more. */
  revenueMinor: number
}

/** A row of `GET /v1/me/affiliate/banners`. */
export interface OwnAffiliateBanner {
  id: number
  title: string
  language: SiteLanguage | null
  picture: string
  /** Pixels; null for a picture that stands elsewhere. */
  width: number | null
  height: number | null
}
