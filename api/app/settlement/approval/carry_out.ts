/** Carries an approved order out exactly once, even when the server stops in between (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { DecisionKind } from '@grandstand/shared-types/wire/betting/decisions'
import type { Editor } from '#core/requests/access'
import { FaultPoints } from '#core/fault_points'
import type { Subject } from '#settlement/approval/own_bets'
import {
  couponManual,
  resultEnter,
  resultUndo,
  type Decision,
  type Kind,
} from '#settlement/approval/orders'

/** A row of `pending_decisions`. */
export interface StoredOrder {
  id: number
  kind: DecisionKind
  subject_id: number
  ordered: string
}

/** A kind of order that reads its stored form. */
interface StoredKind {
  subject: 'match' | 'coupon'
  concerns: (subjectId: number) => Subject
  carryOut: (row: StoredOrder, by: Editor) => Promise<unknown>
  isDone: (row: StoredOrder, decision: Decision) => Promise<boolean>
}

function stored<O, T>({ subject, concerns, ...kind }: Kind<O, T>): StoredKind {
  const orderOf = (row: StoredOrder): O => JSON.parse(row.ordered)
  return {
    subject,
    concerns,
    carryOut: (row, by) =>
      kind.carryOut(Number(row.subject_id), orderOf(row), by, `decision-${row.id}`),
    isDone: (row, decision) => kind.isDone(Number(row.subject_id), orderOf(row), decision),
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
 * Carries out an order in the state `carryingOut`, in the name of the second officer, unless it was carried out
 * already; the order is then `approved`. An order that can no longer be carried out waits for a decision again. Throws
 * as the order.
 */
export async function carryOut(row: StoredOrder, by: Editor, decidedAt: number): Promise<void> {
  const kind = KINDS[row.kind]
  const decision = { by: by.principal.userId, at: decidedAt }
  faultPoints.reach('approved')
  if (!(await kind.isDone(row, decision))) {
    try {
      await kind.carryOut(row, forBrand(by))
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

/**
 * The second officer acts for the whole brand, wherever they stand in the tree, because the first officer has already
 * found the subject in sight.
 */
const forBrand = ({ principal, ip }: Editor): Editor => ({
  principal: { ...principal, path: '/' },
  ip,
})

async function end({ id }: StoredOrder, changes: Record<string, string | null>): Promise<void> {
  await db.from('pending_decisions').where({ id, state: 'carryingOut' }).update(changes)
}
