/**
 * The standing of the signed-in member of staff: limits left, debts, and the running period. Amounts are minor units of
 * `currency`.
 */
import type { PeriodKind } from '../../statements/periods.ts'
import type { CreditMost, TurnoverSums } from './dealers.ts'

/** `GET /v1/dashboard/standing`. */
export interface Standing {
  currency: string
  /** IANA name of the brand's time zone. */
  timeZone: string
  /** Null for admins and operators, whom no opening limit binds. */
  opening: OpeningStanding | null
  /** Null for a user who may not move credit. */
  credit: CreditStanding | null
  due: DueStanding
  period: PeriodStanding
  /** Dealers directly below with the greatest stakes of the period, each with the branch; 8 at most. */
  topDealers: DealerStanding[]
}

/** Users and cards that count against the opening limit (rules 8.8). */
export interface OpeningStanding {
  /** 0 is no limit. */
  limit: number
  /** Users directly below. */
  users: number
  /** Cards that can still be redeemed. */
  cards: number
  /** Openings that are left, at least 0; null without a limit. */
  left: number | null
}

/** The credit that may still move, by the strictest limits of the brand and of every dealer above (rules 8.7). */
export interface CreditStanding {
  /** Own cash, the depth to which it may go below zero, and both together; null for the house, which has no bound. */
  balanceMinor: number | null
  creditLimitMinor: number | null
  availableMinor: number | null
  /** The most for one movement; null without a limit. */
  perTransferMinor: number | null
  /** The brand's day, `2026-11-22`, on which `movedMinor` was moved. */
  day: string
  send: DirectionStanding
  take: DirectionStanding
}

/** One direction of credit today; its `mostMinor` and `bound` are those of the next movement, with any user. */
interface DirectionStanding extends CreditMost {
  /** Null without a limit. */
  perDayMinor: number | null
  movedMinor: number
  /** At least 0; null without a limit. */
  leftMinor: number | null
}

/** Amounts at least 0. */
export interface DueStanding {
  /** The amount that the user owes the dealer above, or the house; null for admins and operators. */
  owedMinor: number | null
  /** The amount that users directly below owe; for admins and operators, the amount owed to the house. */
  lentMinor: number
  /** Own commission that was drawn up and is not paid yet; null where `PeriodStanding.commission` is null. */
  commissionMinor: number | null
}

/** The period of statements that runs now, of the whole branch or brand. */
export interface PeriodStanding {
  kind: PeriodKind
  startsAt: number
  /** The first moment after the period. */
  endsAt: number
  /** The first and the last day of the period in the brand's time zone. */
  firstDay: string
  lastDay: string
  /** Stakes less returned stakes. */
  stakesMinor: number
  payoutsMinor: number
  /** Stakes less payouts; below zero when more was paid. */
  profitMinor: number
  /** Null for admins and operators, who earn none, and for users who may not see statements. */
  commission: CommissionStanding | null
}

/** The commission as it would be if the period ended now, by the rules of the statement (rules 8.10). */
export interface CommissionStanding {
  /** Null without a plan. */
  planName: string | null
  /** Commission of the period; below zero where a basis is negative. */
  earnedMinor: number
  /** Carried from the period before, at most 0; null while that period has no statements. */
  carriedMinor: number | null
  /** The amount that would be paid, at least 0; null while `carriedMinor` is null. */
  payableMinor: number | null
}

/** Sums over the whole hours of the period, at most about a minute old. */
interface DealerStanding extends TurnoverSums {
  id: number
  username: string
  profitMinor: number
}
