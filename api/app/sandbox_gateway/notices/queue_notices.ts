import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import {
  faultsOf,
  reportOf,
  type SandboxReport,
  type SandboxRow,
  type SandboxState,
} from '#sandbox_gateway/payment'

/** How late a delayed notice comes, and an old state behind a new one. */
const DELAYED_MS = 30_000
const BEHIND_MS = 3_000

/** What a notice says: a report under a number that every repeat of the notice carries. */
export interface NoticeBody extends SandboxReport {
  noticeId: string
}

interface Queued {
  report: SandboxReport
  dueAt: number
  isForged?: boolean
}

/** Queues the notices of a move from `before`, with the faults of the payment. */
export async function queueNotices(
  trx: Trx,
  payment: SandboxRow,
  before: SandboxState
): Promise<void> {
  if (payment.notice_url === '') return
  const queued = noticesOf(payment, before)
  if (queued.length === 0) return
  await trx
    .insertQuery()
    .table('sandbox_notices')
    .multiInsert(
      queued.map(({ report, dueAt, isForged = false }) => ({
        payment_id: payment.id,
        body: JSON.stringify({
          noticeId: `${report.gatewayReference}-${report.state}`,
          ...report,
        } satisfies NoticeBody),
        is_forged: isForged,
        due_at: dueAt,
        attempts: 0,
        is_taken: false,
        created_at: clock.now(),
      }))
    )
}

function noticesOf(payment: SandboxRow, before: SandboxState): Queued[] {
  const faults = new Set(faultsOf(payment))
  if (faults.has('silent')) return []
  const report = reportOf(payment)
  const dueAt = clock.now() + (faults.has('delayed') ? DELAYED_MS : 0)
  const right: Queued = { report, dueAt }
  const late: Queued = {
    report: { ...report, state: before === 'open' ? 'pending' : before },
    dueAt: dueAt + BEHIND_MS,
  }
  return [
    ...(faults.has('forged') ? [{ report: forged(report), dueAt, isForged: true }] : []),
    right,
    ...(faults.has('doubled') ? [right] : []),
    ...(faults.has('outOfOrder') && report.state !== 'pending' ? [late] : []),
  ]
}

/** A thief says that ten times as much was paid. */
const forged = (report: SandboxReport): SandboxReport => ({
  ...report,
  state: 'paid',
  amountMinor: report.amountMinor * 10,
})
