/** Sends the notices of the sandbox. Several processes may do so at once: each sends those that it took. */
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import { deliver } from '#sandbox_gateway/notices/deliver'
import {
  SIGNATURE_HEADER,
  signatureOf,
  TIMESTAMP_HEADER,
} from '#sandbox_gateway/notices/sign_notice'

const AT_A_TIME = 16
/** Longer than a notice takes; one that a stopped server had taken is sent again afterwards. */
const LEASE_MS = 15_000
/** Pauses after the first attempt without success, the second, and so on; after the last, the notice is given up. */
const PAUSES_MS = [2, 5, 15, 60, 300, 1_800, 7_200].map((seconds) => seconds * 1_000)

interface DueNotice {
  id: number
  paymentId: number
  body: string
  isForged: number | boolean
  dueAt: number
  attempts: number
  merchant: string
  noticeUrl: string
}

/**
 * Sends every notice that is due, those of different payments at once; resolves to their number. Those of one payment go
 * one after the other, and wait for one that nobody took (must-hold M24). Ends early once `isStopped` says so. A test takes
 * the notices itself, by `handOver`.
 */
export async function sendNotices(
  isStopped: () => boolean = () => false,
  handOver: typeof deliver = deliver
): Promise<number> {
  let count = 0
  for (;;) {
    const due = await dueNotices()
    if (isStopped() || due.length === 0) return count
    const byPayment = Map.groupBy(due, ({ paymentId }) => paymentId)
    await Promise.all([...byPayment.values()].map((notices) => sendInOrder(notices, handOver)))
    count += due.length
  }
}

const dueNotices = async (): Promise<DueNotice[]> =>
  db
    .query<DueNotice>()
    .from('sandbox_notices')
    .join('sandbox_payments', 'sandbox_payments.id', 'sandbox_notices.payment_id')
    .where('sandbox_notices.due_at', '<=', clock.now())
    .whereNotExists((earlier) =>
      earlier
        .from('sandbox_notices as tried')
        .whereColumn('tried.payment_id', 'sandbox_notices.payment_id')
        .whereColumn('tried.id', '<', 'sandbox_notices.id')
        .whereNotNull('tried.due_at')
        .where('tried.attempts', '>', 0)
        .select('tried.id')
    )
    .orderBy('sandbox_notices.due_at')
    .orderBy('sandbox_notices.id')
    .limit(AT_A_TIME)
    .select({
      id: 'sandbox_notices.id',
      paymentId: 'sandbox_notices.payment_id',
      body: 'sandbox_notices.body',
      isForged: 'sandbox_notices.is_forged',
      dueAt: 'sandbox_notices.due_at',
      attempts: 'sandbox_notices.attempts',
      merchant: 'sandbox_payments.merchant',
      noticeUrl: 'sandbox_payments.notice_url',
    })

async function sendInOrder(notices: readonly DueNotice[], handOver: typeof deliver): Promise<void> {
  for (const notice of notices) if (!(await send(notice, handOver))) return
}

/** Resolves to false where the next notice of the payment must wait: this one is tried again, or another process has it. */
async function send(notice: DueNotice, handOver: typeof deliver): Promise<boolean> {
  if (!(await take(notice))) return false
  const { id, body, merchant, noticeUrl } = notice
  const isForged = Boolean(Number(notice.isForged))
  const timestamp = String(clock.now())
  const secret = isForged ? `not the secret of ${merchant}` : noticeSecret(merchant)
  const isTaken = await handOver(noticeUrl, body, {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body),
  })
  const pauseMs = PAUSES_MS[notice.attempts]
  // nobody repeats a forged notice
  const isOver = isTaken || isForged || pauseMs === undefined
  await db
    .from('sandbox_notices')
    .where('id', id)
    .update({ is_taken: isTaken, due_at: isOver ? null : clock.now() + pauseMs })
  return isOver
}

/** Takes a notice for an attempt; false when another process has taken it. */
async function take({ id, dueAt, attempts }: DueNotice): Promise<boolean> {
  const taken: unknown = await db
    .from('sandbox_notices')
    .where({ id, due_at: dueAt })
    .update({ due_at: clock.now() + LEASE_MS, attempts: attempts + 1 })
  return Number(taken) === 1
}
