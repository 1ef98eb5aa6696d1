/** Shapes of statements of dealers, and of commission plans. Amounts are minor units, times epoch milliseconds. */
import type {
  CommissionBand,
  CommissionBasis,
  CommissionCost,
  CommissionScope,
  CommissionTerms,
  NegativePeriods,
  TurnoverShare,
} from '../../statements/commission.ts'
import type { StatementFlow } from '../../statements/figures.ts'
import type { PeriodKind } from '../../statements/periods.ts'

/** States, in the order in which a statement passes through them. */
export const STATEMENT_STATES = ['draft', 'approved', 'paid', 'locked'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** Money that came in is above zero, money that left is below (rules 8.9). */
export type StatementFigures = Record<`${StatementFlow}Minor`, number> & {
  openingMinor: number
  closingMinor: number
  /** Payments of the dealer's debt to the dealer above, and the debt at the end; at least 0. */
  paymentsMinor: number
  debtMinor: number
  turnoverMinor: number
  grossWinMinor: number
  netWinMinor: number
  /** Commission of the period, without amounts carried from earlier periods. */
  earnedMinor: number
  /** Carried from the period before, and into the next; at most 0. */
  carriedMinor: number
  carryMinor: number
  /** Commission to be paid; at least 0. */
  payableMinor: number
}

/** A row of `GET /v1/statements`. */
export interface StatementRow extends StatementFigures {
  id: number
  periodId: number
  kind: PeriodKind
  startsAt: number
  /** The first moment after the period. */
  endsAt: number
  /** The first and the last day of the period in the brand's time zone, `2026-11-01` and `2026-11-30`. */
  firstDay: string
  lastDay: string
  dealerId: number
  dealerName: string
  /** The dealer above the dealer; null at the top. */
  parentId: number | null
  currency: string
  state: StatementState
  planId: number | null
  planName: string | null
  versionId: number | null
  approvedAt: number | null
  paidAt: number | null
  lockedAt: number | null
}

/** `GET /v1/statements/:id/branch`: the sums over the statements of the branch in the same period and currency. */
export interface StatementBranch extends StatementFigures {
  /** Statements in the branch, the dealer's own among them. */
  count: number
}

/** `GET /v1/statements/:id/days`: the days of the period, or the hours of a single day. */
export interface StatementDays {
  /** The brand's time zone, in which its days begin. */
  timeZone: string
  /** Of the dealer's own statement, and of all statements of the branch. */
  own: StatementDay[]
  branch: StatementDay[]
}

export interface StatementDay {
  /** First and last millisecond. */
  from: number
  to: number
  /** Stakes less returned stakes, and payouts of coupons. */
  stakesMinor: number
  payoutsMinor: number
}

/** Answer of `POST /v1/statement-periods`. */
export interface PeriodsDrawn {
  /** Periods for which statements were drawn up now. */
  count: number
}

/** A row of `GET /v1/statement-coupons`: the amounts that a coupon adds to a statement. */
export interface StatementCouponRow {
  id: number
  statementId: number
  couponId: number
  code: string
  userId: number
  username: string
  currency: string
  selectionCount: number
  turnoverMinor: number
  grossWinMinor: number
  netWinMinor: number
}

/** Terms of a plan from a day of the brand on. */
export interface CommissionVersionView extends CommissionTerms {
  id: number
  /** `2026-11-22`. */
  fromDay: string
  bands: CommissionBand[]
  turnoverBands: CommissionBand[]
  costs: CommissionCost[]
}

/** A row of `GET /v1/commission-plans`. */
export interface CommissionPlanRow {
  id: number
  name: string
  createdAt: number
  /** The latest first. */
  versions: CommissionVersionView[]
}

/** Body of `POST /v1/commission-plans/:id/versions`. */
export interface CommissionVersionBody {
  fromDay: string
  basis: CommissionBasis
  scope: CommissionScope
  negative: NegativePeriods
  bands: CommissionBand[]
  /** Terms left out are those of `PLAIN_TERMS`. */
  turnover?: TurnoverShare
  turnoverBands?: CommissionBand[]
  costs?: CommissionCost[]
  carryCapMinor?: number
}

/** Body of `POST /v1/commission-plans`. */
export interface CommissionPlanBody extends CommissionVersionBody {
  name: string
}

/** A plan of a dealer from a day on; `GET /v1/users/:id/commission` lists a dealer's plans, the latest first. */
export interface DealerCommission {
  fromDay: string
  /** Null ends the commission. */
  planId: number | null
  planName: string | null
}

/** Body of `POST /v1/dealer-commissions`. */
export interface DealerCommissionBody {
  dealerId: number
  planId: number | null
  fromDay: string
}
