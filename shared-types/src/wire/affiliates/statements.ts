/** Shapes of statements of affiliates. Amounts are minor units, times epoch milliseconds (rules 16.7). */
import type { ReferralStanding } from '../../affiliates/referral.ts'
import type { PayoutFault } from '../../payments/payouts.ts'
import type { PaymentState } from '../../payments/states.ts'
import type { PeriodKind } from '../../statements/periods.ts'
import type { StatementState } from '../money/statements.ts'

export const AFFILIATE_FIGURES = [
  'grossMinor',
  'correctionsMinor',
  'bonusesMinor',
  'chargebacksMinor',
  'feeMinor',
  'netMinor',
  'shareMinor',
  'cpaMinor',
  'clawbackMinor',
  'subMinor',
  'retoldMinor',
  'adjustmentsMinor',
  'earnedMinor',
  'carriedMinor',
  'carryMinor',
  'owedMinor',
  'debtMinor',
  'payableMinor',
] as const
/**
 * The amounts of a statement, in the order of its lines. `carried` and `owed` come from the statement before, `carry` and
 * `debt` go into the next; all four are at most 0. `retold` is what earlier periods pay more or less since a flag was decided.
 */
export type AffiliateFigure = (typeof AFFILIATE_FIGURES)[number]

/** A row of `GET /v1/affiliate-statements`. */
export interface AffiliateStatementRow extends Record<AffiliateFigure, number> {
  id: number
  affiliateId: number
  userId: number
  username: string
  kind: PeriodKind
  startsAt: number
  /** The first moment after the period. */
  endsAt: number
  /** In the brand's time zone, `2026-11-01`. */
  firstDay: string
  lastDay: string
  currency: string
  state: StatementState
  /** The first of two officers who pay it; null without one. */
  firstApprovedBy: string | null
  /** Whether the brand's bound asks for two officers (rules 16.7). */
  needsTwoOfficers: boolean
  /** The payment method by which the affiliate wants to be paid out now; null for the account (rules 16.12). */
  payoutMethodId: number | null
  /** The withdrawal that pays the statement out; null without one. */
  payoutId: number | null
  payoutState: PaymentState | null
  /** Why the paid money stayed in the account although the affiliate wanted it paid out. */
  payoutFault: PayoutFault | null
  /** Players for whom CPA is paid. */
  cpaCount: number
  /** Null without a deal. */
  dealId: number | null
  approvedAt: number | null
  paidAt: number | null
  lockedAt: number | null
}

/** A row of `GET /v1/affiliate-statement-players`: what a referred player adds to a statement. */
export interface AffiliateStatementPlayerRow {
  id: number
  statementId: number
  userId: number
  username: string
  currency: string
  standing: ReferralStanding
  /** What the ledger had in the period. */
  foundGrossMinor: number
  foundCorrectionsMinor: number
  /** What the statement counts, by its parts. */
  grossMinor: number
  correctionsMinor: number
  bonusesMinor: number
  chargebacksMinor: number
  cpaMinor: number
  /** Paid more or less for earlier periods that were told again (rules 16.8). */
  retoldCpaMinor: number
}

/** A row of `GET /v1/affiliate-statement-lines`: what a statement tells of one period and one source. */
export interface AffiliateStatementLineRow {
  id: number
  statementId: number
  /** The period of the statement, or an earlier one that is told again. */
  startsAt: number
  endsAt: number
  /** In the brand's time zone. */
  firstDay: string
  lastDay: string
  /** The affiliate below; null for the own players. */
  belowId: number | null
  belowName: string | null
  currency: string
  /** What was earned, and what the statement pays of it; more or less than was told before. */
  earnedMinor: number
  amountMinor: number
}
