/** Orders that may need a second officer: what each moves, and how it is carried out. */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { DecisionKind } from '@grandstand/shared-types/wire/betting/decisions'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { Editor } from '#core/requests/access'
import { enterResult, requireStart } from '#settlement/actions/enter_result'
import { manualAction, previewManual } from '#settlement/actions/manual_action'
import { undoResult } from '#settlement/actions/undo_result'
import type { Approver } from '#settlement/actions/approver'
import type { Subject } from '#settlement/approval/own_bets'
import { hasRevisionAfter, type Decision } from '#settlement/approval/revisions'
import { amountsOfCoupon, brandsOn, sumsOf } from '#settlement/approval/threshold'
import { previewResult, previewUndo, type BrandAmount } from '#settlement/queries/preview_result'
import type { ManualOrder } from '#settlement/validators/manual'

interface ResultOrder {
  facts: MatchFacts
  basedOnRevision: number
  beforeStart: boolean
}

interface UndoOrder {
  basedOnRevision: number
  reason: string
}

/** What an order would do, and what of it counts against the bounds of the brands. */
export interface Weighed<T> {
  answer: T
  amounts: BrandAmount[]
}

/** What the second officer reads of an order's dry run. */
export type Effect = Pick<SettlementPreview, 'couponsSettled' | 'stakesDecided' | 'moneyToMove'>

/** Author and second officer. `key`: an order with the same key is carried out once. */
interface Officers {
  author: Editor
  approver: Approver
  key: string
}

/** One kind of order. `T` is its answer, `O` what was ordered. */
export interface Kind<O, T> {
  kind: DecisionKind
  subject: 'match' | 'coupon'
  concerns: (subjectId: number) => Subject
  /** The brands whose coupons the order may touch. */
  brands: (subjectId: number, by: Editor) => Promise<number[]>
  /**
   * What the second officer must hold beside `decisions.approve`: the right to do the act oneself, on rows that all brands
   * share.
   */
  right: Permission | null
  /** The effect, without carrying it out; throws what carrying it out would throw. */
  preview: (subjectId: number, order: O, by: Editor) => Promise<Weighed<T>>
  /** In the name of the author. */
  carryOut: (subjectId: number, order: O, by: Officers) => Promise<T>
  /** Whether the order was carried out already; always false where the key prevents a second time. */
  isDone: (subjectId: number, order: O, decision: Decision) => Promise<boolean>
  reason: (order: O) => string | null
  effect: (weighed: Weighed<T>) => Effect
}

const effectOfResult = ({ answer }: Weighed<SettlementPreview>): Effect => ({
  couponsSettled: answer.couponsSettled,
  stakesDecided: answer.stakesDecided,
  moneyToMove: answer.moneyToMove,
})

export const resultEnter: Kind<ResultOrder, SettlementPreview> = {
  kind: 'resultEnter',
  subject: 'match',
  concerns: (matchId) => ({ matchId }),
  brands: brandsOn,
  right: 'results.enter',
  async preview(matchId, { facts, basedOnRevision, beforeStart }, { principal }) {
    if (!beforeStart) await requireStart(matchId, facts)
    return previewResult(matchId, facts, { basedOnRevision, reader: principal })
  },
  carryOut: (matchId, order, { author, approver }) =>
    enterResult({ matchId, ...order, editor: author, approver }),
  isDone: (matchId, { basedOnRevision }, decision) =>
    hasRevisionAfter(matchId, decision, basedOnRevision),
  reason: () => null,
  effect: effectOfResult,
}

export const resultUndo: Kind<UndoOrder, SettlementPreview> = {
  kind: 'resultUndo',
  subject: 'match',
  concerns: (matchId) => ({ matchId }),
  brands: brandsOn,
  right: 'results.undo',
  preview: (matchId, { basedOnRevision }) => previewUndo(matchId, basedOnRevision),
  carryOut: (matchId, order, { author, approver }) =>
    undoResult({ matchId, ...order, editor: author, approver }),
  isDone: (matchId, { basedOnRevision }, decision) =>
    hasRevisionAfter(matchId, decision, basedOnRevision),
  reason: ({ reason }) => reason,
  effect: effectOfResult,
}

export const couponManual: Kind<ManualOrder, ManualOutcome> = {
  kind: 'couponManual',
  subject: 'coupon',
  concerns: (couponId) => ({ couponId }),
  brands: async (_couponId, { principal }) => [principal.siteId],
  right: null,
  async preview(couponId, order, by) {
    const answer = await previewManual({ ...by, couponId, order })
    return { answer, amounts: await amountsOfCoupon(answer) }
  },
  carryOut: (couponId, order, { author, approver, key }) =>
    manualAction({ ...author, couponId, order, approver }, key),
  isDone: async () => false,
  reason: ({ reason }) => reason,
  effect: ({ answer: { currency, moneyToMoveMinor }, amounts }) => ({
    couponsSettled: 1,
    stakesDecided: sumsOf(amounts),
    moneyToMove: [{ currency, amountMinor: moneyToMoveMinor }],
  }),
}
