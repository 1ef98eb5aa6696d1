/** Orders that may need a second officer: what each moves, and how it is carried out. */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { Amount, DecisionKind } from '@grandstand/shared-types/wire/betting/decisions'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { Editor } from '#core/requests/access'
import { enterResult, requireStart } from '#settlement/actions/enter_result'
import { manualAction, previewManual } from '#settlement/actions/manual_action'
import { undoResult } from '#settlement/actions/undo_result'
import type { Subject } from '#settlement/approval/own_bets'
import { hasRevision } from '#settlement/approval/revisions'
import { amountsOfCoupon } from '#settlement/approval/threshold'
import { previewResult, previewUndo } from '#settlement/queries/preview_result'
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

/** Who approved an order, and when (epoch ms). */
export interface Decision {
  by: number
  at: number
}

/** One kind of order. `T` is its answer, `O` what was ordered. */
export interface Kind<O, T> {
  kind: DecisionKind
  subject: 'match' | 'coupon'
  concerns: (subjectId: number) => Subject
  /** The effect, without carrying it out; throws what carrying it out would throw. */
  preview: (subjectId: number, order: O, by: Editor) => Promise<T>
  amounts: (preview: T) => Amount[] | Promise<Amount[]>
  /** `key`: an order with the same key is carried out once. */
  carryOut: (subjectId: number, order: O, by: Editor, key: string) => Promise<T>
  /** Whether the order was carried out already; always false where `key` prevents a second time. */
  isDone: (subjectId: number, order: O, decision: Decision) => Promise<boolean>
  reason: (order: O) => string | null
}

const grossOf = ({ grossToMove }: SettlementPreview): Amount[] => grossToMove

export const resultEnter: Kind<ResultOrder, SettlementPreview> = {
  kind: 'resultEnter',
  subject: 'match',
  concerns: (matchId) => ({ matchId }),
  async preview(matchId, { facts, basedOnRevision, beforeStart }) {
    if (!beforeStart) await requireStart(matchId, facts)
    return previewResult(matchId, facts, basedOnRevision)
  },
  amounts: grossOf,
  carryOut: (matchId, order, editor) => enterResult({ matchId, ...order, editor }),
  isDone: (matchId, { facts }, decision) => hasRevision(matchId, decision, { facts }),
  reason: () => null,
}

export const resultUndo: Kind<UndoOrder, SettlementPreview> = {
  kind: 'resultUndo',
  subject: 'match',
  concerns: (matchId) => ({ matchId }),
  preview: (matchId, { basedOnRevision }) => previewUndo(matchId, basedOnRevision),
  amounts: grossOf,
  carryOut: (matchId, order, editor) => undoResult({ matchId, ...order, editor }),
  isDone: (matchId, { basedOnRevision }, decision) =>
    hasRevision(matchId, decision, { revision: basedOnRevision + 1 }),
  reason: ({ reason }) => reason,
}

export const couponManual: Kind<ManualOrder, ManualOutcome> = {
  kind: 'couponManual',
  subject: 'coupon',
  concerns: (couponId) => ({ couponId }),
  preview: (couponId, order, by) => previewManual({ ...by, couponId, order }),
  amounts: amountsOfCoupon,
  carryOut: (couponId, order, by, key) => manualAction({ ...by, couponId, order }, key),
  isDone: async () => false,
  reason: ({ reason }) => reason,
}
