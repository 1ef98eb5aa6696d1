/** The order that waits on a match or a coupon, for staff who look at it. */
import db from '@adonisjs/lucid/services/db'
import type {
  Amount,
  DecisionKind,
  WaitingOrder,
} from '@grandstand/shared-types/wire/betting/decisions'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

interface Row {
  id: number
  site_id: number
  kind: DecisionKind
  amounts: string
  reason: string | null
  asked_by: number
  asked_at: number
  username: string
}

/** Orders on a match concern all brands; staff of another brand than the author's do not read who gave it, nor why. */
export const orderOnMatch = (matchId: number, reader: Principal): Promise<WaitingOrder | null> =>
  waitingOrder(['resultEnter', 'resultUndo'], matchId, reader)

/** Throws 404 `notFound` for a coupon outside the branch. */
export async function orderOnCoupon(
  couponId: number,
  reader: Principal
): Promise<WaitingOrder | null> {
  const query = db
    .query<{ id: number }>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where('coupons.id', couponId)
  scopeToPrincipal(query, reader)
  if (!(await query.select('coupons.id as id').first())) throw AppError.notFound()
  return waitingOrder(['couponManual'], couponId, reader)
}

async function waitingOrder(
  kinds: DecisionKind[],
  subjectId: number,
  { siteId, userId }: Principal
): Promise<WaitingOrder | null> {
  const row: Row | null = await db
    .query<Row>()
    .from('pending_decisions as d')
    .join('users', 'users.id', 'd.asked_by')
    .whereIn('d.kind', kinds)
    .where('d.subject_id', subjectId)
    .whereIn('d.state', ['waiting', 'carryingOut'])
    .orderBy('d.id')
    .select('d.id', 'd.site_id', 'd.kind', 'd.amounts', 'd.reason', 'd.asked_by', 'd.asked_at')
    .select('users.username')
    .first()
  if (!row) return null
  const isOfBrand = Number(row.site_id) === siteId
  const amounts: Amount[] = JSON.parse(row.amounts)
  return {
    id: Number(row.id),
    kind: row.kind,
    askedById: isOfBrand ? Number(row.asked_by) : null,
    askedByName: isOfBrand ? row.username : null,
    askedAt: Number(row.asked_at),
    amounts,
    reason: isOfBrand ? row.reason : null,
    isOwn: Number(row.asked_by) === userId,
  }
}
