/** Shapes of results: entering, undoing, the preview of a settlement. */
import type { MatchFacts } from '../markets/model/match_facts.ts'
import type { NeededFacts } from '../markets/model/needed_facts.ts'
import type { OutcomeResult } from '../markets/model/outcome_result.ts'

/** Body of `POST /v1/matches/:id/results`. `?dryRun=true` answers with the same preview and moves nothing. */
export interface EnterResultBody {
  facts: MatchFacts
  /** Revision the facts replace, 0 for the first; a mismatch is `resultRevisionConflict`. */
  basedOnRevision: number
  /** Confirms a result of a match whose start is to come; else it is `resultBeforeStart`. A dry run needs it not. */
  beforeStart?: boolean
}

/** Body of `POST /v1/matches/:id/results/undo`: what stood before stands again, as the next revision. */
export interface UndoResultBody {
  /** The revision to take back; a mismatch is `resultRevisionConflict`. */
  basedOnRevision: number
  /** Left out of a dry run alone. */
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
  /** Net money from house to players by currency; negative when a correction takes back. */
  moneyToMove: { currency: string; amountMinor: number }[]
}

/** `GET /v1/matches/:id/results`: one revision, newest first. */
export interface ResultRevision {
  id: number
  matchId: number
  revision: number
  /** Null: the result before it was taken back, and none stands. */
  facts: MatchFacts | null
  /** `staff`, or the format of the file or feed it came from. */
  source: string
  actorId: number | null
  username: string | null
  createdAt: number
  /** Null until every coupon it touches has its money. */
  settledAt: number | null
}

/** `GET /v1/matches/:id/result-form`. */
export interface ResultForm {
  matchId: number
  sportId: number
  home: string
  away: string
  /** The standing revision, 0 for none: `basedOnRevision` of the next. */
  revision: number
  needed: NeededFacts
  /** The facts that stand. */
  facts: MatchFacts | null
}
