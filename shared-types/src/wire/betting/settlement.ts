/** Shapes of results: entering them, undoing them, and the preview of their settlement. */
import type { MatchFacts } from '../../markets/model/match_facts.ts'
import type { NeededFacts } from '../../markets/model/needed_facts.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'

/** Body of `POST /v1/matches/:id/results`. `?dryRun=true` answers with the same preview and moves no money. */
export interface EnterResultBody {
  facts: MatchFacts
  /**
   * The revision that the facts replace, 0 for the first result; any other than the newest is `resultRevisionConflict`.
   */
  basedOnRevision: number
  /**
   * Confirms a result before the match's start; without it the answer is `resultBeforeStart`. A dry run does not need
   * it.
   */
  beforeStart?: boolean
}

/** Body of `POST /v1/matches/:id/results/undo`: the facts before are in force again, as the next revision. */
export interface UndoResultBody {
  /** The revision to take back; any other than the newest is `resultRevisionConflict`. */
  basedOnRevision: number
  /** Required, except for a dry run. */
  reason?: string
}

export interface SettlementPreview {
  matchId: number
  revision: number
  dryRun: boolean
  markets: {
    marketId: number
    typeId: number
    specifier: string
    outcomes: { key: string; result: OutcomeResult | null }[]
  }[]
  selectionsTouched: number
  couponsTouched: number
  couponsSettled: number
  /** Net money from house to players by currency; negative when a correction takes money back. */
  moneyToMove: { currency: string; amountMinor: number }[]
  /** As `moneyToMove`, but with both directions added up: every amount counts as positive. */
  grossToMove: { currency: string; amountMinor: number }[]
  /** Stakes of the coupons that are decided, or no longer are, by currency. */
  stakesDecided: { currency: string; amountMinor: number }[]
  /** Of a dry run of a result alone: those whose payout changes the most, at most `MOST_PAID`, as far as the reader sees coupons. */
  paid?: PaidCoupon[]
}

/** Coupons that a dry run names. */
export const MOST_PAID = 20

/** What a coupon would be paid by a result. */
export interface PaidCoupon {
  couponId: number
  code: string
  username: string
  currency: string
  stakeMinor: number
  /** 0 for a coupon that is lost, or open again. */
  payoutMinor: number
  /** What it was paid by the result in force; 0 before. */
  paidBeforeMinor: number
  /** Its selections on the match; what withdrawn runners take of each in whole percent. */
  picks: {
    typeId: number
    specifier: string
    key: string
    result: OutcomeResult | null
    /** Of the place part of an each-way selection; null for a bet to win. */
    placeResult: OutcomeResult | null
    deductionPercent: number
  }[]
}

/** `GET /v1/matches/:id/results`: one revision, newest first. */
export interface ResultRevision {
  id: number
  matchId: number
  revision: number
  /** Null when the only result was taken back, so that no result is in force. */
  facts: MatchFacts | null
  /** `staff`, or the format of the file or feed that the facts came from. */
  source: string
  actorId: number | null
  username: string | null
  /** The second officer who approved it; null where one was enough, and for a reader who may not know them. */
  approverId: number | null
  approverName: string | null
  createdAt: number
  /** Null until every coupon that the revision touches has been paid. */
  settledAt: number | null
}

/** `GET /v1/matches/:id/result-form`. */
export interface ResultForm {
  matchId: number
  sportId: number
  home: string
  away: string
  /** The revision in force, 0 without a result; send it as `basedOnRevision` of the next. */
  revision: number
  needed: NeededFacts
  /** The facts in force. */
  facts: MatchFacts | null
  /** Open bets that starting prices may decide, of the reader's brand. */
  awaitingStart: number
}
