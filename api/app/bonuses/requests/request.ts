/** A request as it is stored, and its ends. */
import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import {
  BONUS_REQUEST_STATES,
  BONUS_REQUEST_STATUS,
  type BonusRequestStatus,
} from '@grandstand/shared-types/bonuses/states'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Reader, Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

export interface BonusRequest {
  id: number
  siteId: number
  bonusId: number
  userId: number
  status: BonusRequestStatus
  grantId: number | null
  /** Why staff refused it. */
  reason: string | null
  /** The first of two officers, what they approved, and the base that they entered; null without. */
  firstApprovedBy: number | null
  firstApprovedMinor: number | null
  firstBaseMinor: number | null
}

const { waiting } = BONUS_REQUEST_STATUS

/** The requests that `narrow` leaves. */
export async function requestsWhere(
  from: Reader,
  narrow: (query: ReturnType<typeof select>) => unknown
): Promise<BonusRequest[]> {
  const query = select(from)
  narrow(query)
  const rows: BonusRequest[] = await query
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    bonusId: Number(row.bonusId),
    userId: Number(row.userId),
    grantId: numberOrNull(row.grantId),
    firstApprovedBy: numberOrNull(row.firstApprovedBy),
    firstApprovedMinor: numberOrNull(row.firstApprovedMinor),
    firstBaseMinor: numberOrNull(row.firstBaseMinor),
  }))
}

const numberOrNull = (stored: number | null): number | null =>
  stored === null ? null : Number(stored)

const select = (from: Reader) =>
  from.query<BonusRequest>().from('bonus_requests').select({
    id: 'id',
    siteId: 'site_id',
    bonusId: 'bonus_id',
    userId: 'user_id',
    status: 'status',
    grantId: 'grant_id',
    reason: 'reason',
    firstApprovedBy: 'first_approved_by',
    firstApprovedMinor: 'first_approved',
    firstBaseMinor: 'first_base',
  })

/** Writes a request that waits. The unique `open_key` refuses a second one. */
export async function openRequest(
  trx: Trx,
  request: Pick<BonusRequest, 'siteId' | 'bonusId' | 'userId'>
): Promise<BonusRequest> {
  const { siteId, bonusId, userId } = request
  const [id]: number[] = await trx
    .insertQuery()
    .table('bonus_requests')
    .insert({
      site_id: siteId,
      bonus_id: bonusId,
      user_id: userId,
      status: waiting,
      open_key: `${userId}:${bonusId}`,
      created_at: clock.now(),
    })
  return {
    ...request,
    id: must(id, 'id of a request'),
    status: waiting,
    grantId: null,
    reason: null,
    firstApprovedBy: null,
    firstApprovedMinor: null,
    firstBaseMinor: null,
  }
}

interface Decision {
  state: 'confirmed' | 'cancelled'
  grantId?: number
  baseMinor?: number
  actorId: number | null
  reason?: string
}

/** Decides a waiting request. Throws 409 `bonusOver` for one that was decided before. */
export async function decideRequest(trx: Trx, id: number, decision: Decision): Promise<void> {
  const { state, grantId, baseMinor, actorId, reason } = decision
  const decided: unknown = await trx
    .from('bonus_requests')
    .where({ id, status: waiting })
    .update({
      status: BONUS_REQUEST_STATUS[state],
      open_key: null,
      grant_id: grantId ?? null,
      base: baseMinor ?? null,
      decided_by: actorId,
      decided_at: clock.now(),
      reason: reason ?? null,
    })
  if (Number(decided) !== 1) throw new AppError('bonusOver')
}

export const answerOf = (
  { id, bonusId, status, grantId, reason }: BonusRequest,
  requestedExists: 0 | 1
): BonusRequestAnswer => ({
  requestId: id,
  bonusId,
  status,
  statusName: BONUS_REQUEST_STATES[status] ?? null,
  reason,
  requestedExists,
  grantId,
})
