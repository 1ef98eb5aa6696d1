/** Carries an approved order out exactly once, even when the server stops in between (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { DecisionKind } from '@grandstand/shared-types/wire/betting/decisions'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Editor } from '#core/requests/access'
import { FaultPoints } from '#core/fault_points'
import type { Approver } from '#settlement/actions/approver'
import { authorOf } from '#settlement/approval/author'
import type { Decision } from '#settlement/approval/revisions'
import type { BrandAmount } from '#settlement/queries/preview_result'
import type { Subject } from '#settlement/approval/own_bets'
import {
  couponManual,
  resultEnter,
  resultUndo,
  type Effect,
  type Kind,
} from '#settlement/approval/orders'

/** A row of `pending_decisions`. */
export interface StoredOrder {
  id: number
  kind: DecisionKind
  site_id: number
  subject_id: number
  ordered: string
  asked_by: number
}

/** A kind of order that reads its stored form. */
interface StoredKind {
  subject: 'match' | 'coupon'
  concerns: (subjectId: number) => Subject
  right: Permission | null
  carryOut: (row: StoredOrder, author: Editor, approver: Approver) => Promise<unknown>
  isDone: (row: StoredOrder, decision: Decision) => Promise<boolean>
  /** What the order would do now. Throws as the order. */
  weigh: (row: StoredOrder, author: Editor) => Promise<{ effect: Effect; amounts: BrandAmount[] }>
}

function stored<O, T>({ subject, concerns, right, ...kind }: Kind<O, T>): StoredKind {
  const orderOf = (row: StoredOrder): O => JSON.parse(row.ordered)
  return {
    subject,
    concerns,
    right,
    carryOut: (row, author, approver) =>
      kind.carryOut(Number(row.subject_id), orderOf(row), {
        author,
        approver,
        key: `decision-${row.id}`,
      }),
    isDone: (row, decision) => kind.isDone(Number(row.subject_id), orderOf(row), decision),
    async weigh(row, author) {
      const weighed = await kind.preview(Number(row.subject_id), orderOf(row), author)
      return { effect: kind.effect(weighed), amounts: weighed.amounts }
    },
  }
}

export const KINDS: Record<DecisionKind, StoredKind> = {
  resultEnter: stored(resultEnter),
  resultUndo: stored(resultUndo),
  couponManual: stored(couponManual),
}

/** Steps at which a test stops the work as a kill would. */
export const faultPoints = new FaultPoints<'approved' | 'carriedOut'>()

/**
 * Carries out an order in the state `carryingOut`, in the name of its author and with the second officer's beside it,
 * unless it was carried out already; the order is then `approved`. An order that can no longer be carried out waits for a decision again. Throws
 * as the order.
 */
export async function carryOut(
  row: StoredOrder,
  approver: Approver,
  decidedAt: number
): Promise<void> {
  const kind = KINDS[row.kind]
  const decision = { askedBy: Number(row.asked_by), approver, at: decidedAt }
  faultPoints.reach('approved')
  if (!(await kind.isDone(row, decision))) {
    try {
      await kind.carryOut(row, await authorOf(row, kind.subject), approver)
    } catch (error) {
      if (!(await kind.isDone(row, decision))) {
        await end(row, { state: 'waiting', decided_by: null, decided_at: null })
        throw error
      }
    }
  }
  faultPoints.reach('carriedOut')
  await end(row, { state: 'approved', waiting_key: null })
}

async function end({ id }: StoredOrder, changes: Record<string, string | null>): Promise<void> {
  await db.from('pending_decisions').where({ id, state: 'carryingOut' }).update(changes)
}
