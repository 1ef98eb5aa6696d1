import { createHash } from 'node:crypto'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { TOLD_STATES } from '@grandstand/shared-types/payments/judge_report'
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { isUniqueViolation, type Reader } from '#core/database/transactions'
import { gate, takeTry } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { followReport } from '#payments/following/follow_report'
import type { GatewayNotice, RawNotice } from '#payments/gateways/gateway'
import { gatewayOf } from '#payments/gateways/gateways'
import { setupOf, type PaymentMethod } from '#payments/methods/method'
import { creditTogether } from '#payments/notices/credit_together'
import {
  noticeRow,
  NOTICES,
  type Kept,
  type Place,
  type Verdict,
} from '#payments/notices/notice_row'
import { paymentsWhere, type Payment } from '#payments/moving/payment'

/**
 * Follows a notice of a gateway: whatever arrives how often and in which order, a payment is credited once (must-hold M14).
 * A forged, old or unreadable notice goes on record (must-hold S13). Throws 404 `notFound` for a method without notices, 401
 * `noticeForged`, `noticeOld`, 422 `callUnreadable` [field, `type`], 502 `gatewayFailed` as `setupOf`.
 */
export async function receiveNotice(
  { method, siteId, ip }: Omit<Place, 'bodyHash'>,
  raw: RawNotice
): Promise<Verdict> {
  const gateway = gatewayOf(method.gateway)
  if (!gateway.readNotice) throw AppError.notFound()
  const bodyHash = createHash('sha256').update(raw.body).digest('hex')
  const place = { method, siteId, ip, bodyHash }
  const setup = setupOf(method)
  let notice: GatewayNotice
  try {
    notice = readableNotice(gateway.readNotice(raw, setup, clock.now()))
  } catch (error) {
    const refusal = error instanceof AppError ? error : unreadable('body')
    await recordRefused(place, refusal)
    throw refusal
  }
  if (await isCredited(place, notice)) return 'applied'
  const [payment] = await paymentsWhere(db.connection(), (query) =>
    query.where({ site_id: siteId, method_id: method.id, reference: notice.reference })
  )
  if (!payment) return keep(db.connection(), place, { verdict: 'unknown' })
  try {
    return await follow(place, payment, notice)
  } catch (error) {
    if (!isUniqueViolation(error) || !(await isKnown(method, notice))) throw error
    return keep(db.connection(), place, {
      verdict: 'repeated',
      paymentId: payment.id,
      told: notice.state,
    })
  }
}

const unreadable = (field: string) => new AppError('callUnreadable', { params: [field, 'type'] })

const LONGEST_NAME = 80

/** A notice whose names the database can keep and tell apart, with a state and an amount. Throws 422 `callUnreadable` [field, `type`]. */
function readableNotice(notice: GatewayNotice): GatewayNotice {
  for (const field of ['noticeKey', 'gatewayReference', 'reference'] as const) {
    const name = notice[field]
    const isName = name !== '' && name.length <= LONGEST_NAME && name === name.trim()
    if (!isName || !name.isWellFormed() || name.includes('\0')) throw unreadable(field)
  }
  if (!TOLD_STATES.includes(notice.state)) throw unreadable('state')
  if (!Number.isSafeInteger(notice.amountMinor)) throw unreadable('amountMinor')
  return notice
}

/** False also for a notice whose number was kept before: it is followed by itself. */
async function isCredited(place: Place, notice: GatewayNotice): Promise<boolean> {
  try {
    return await creditTogether(place, notice)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

async function isKnown({ gateway }: PaymentMethod, { noticeKey }: GatewayNotice): Promise<boolean> {
  const row = await db
    .from('payment_notices')
    .where({ gateway, notice_key: noticeKey })
    .select('id')
    .first()
  return row !== null
}

/** Right notices of other money than the payment's. */
const NOT_FOLLOWED: readonly Verdict[] = ['differs', 'contradicts']

/** The row of the notice and the move are stored together: a killed server leaves neither. */
const follow = (
  place: Place,
  { id: paymentId }: Payment,
  notice: GatewayNotice
): Promise<Verdict> =>
  followReport(paymentId, notice, async (trx, verdict) => {
    const { noticeKey, state: told } = notice
    await keep(trx, place, { verdict, paymentId, told, noticeKey })
    if (NOT_FOLLOWED.includes(verdict)) await recordAudit(trx, auditOf(place, paymentId, verdict))
  })

async function keep(to: Reader, place: Place, kept: Kept): Promise<Verdict> {
  await to.insertQuery().table(NOTICES).insert(noticeRow(place, kept))
  return kept.verdict
}

const VERDICTS: Partial<Record<ErrorKey, Verdict>> = {
  noticeOld: 'old',
  callUnreadable: 'unreadable',
}

/** Every refused notice is stored; the audit log gets a limited number in an hour, so that it stays readable. */
async function recordRefused(place: Place, { key }: AppError): Promise<void> {
  const verdict = VERDICTS[key] ?? 'forged'
  await keep(db.connection(), place, { verdict })
  const rows = gate(throttle.refusedActivityRows, 'refusedNoticeRows', place.method.id)
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (isRoom) await recordAudit(db.connection(), auditOf(place, null, verdict))
}

const auditOf = ({ siteId, method, ip }: Place, subjectId: number | null, verdict: Verdict) => ({
  siteId,
  actorId: null,
  action: NOT_FOLLOWED.includes(verdict)
    ? ('payment.notFollowed' as const)
    : ('payment.forged' as const),
  subjectType: 'payment' as const,
  subjectId,
  detail: { verdict, methodId: method.id },
  ip,
})
