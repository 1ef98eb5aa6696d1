/** Carries out what two officers agreed on about a finding: once, also when the server stopped in between (rules 12.10). */
import db from '@adonisjs/lucid/services/db'
import type { FindingAct } from '@grandstand/shared-types/wire/games/findings'
import logger from '@adonisjs/core/services/logger'
import { recordAudit } from '#audit/record_audit'
import { clock } from '#core/timing/clock'
import type { GameProvider } from '#games/providers/provider'
import {
  endFinding,
  openFindings,
  type Finding,
  type FindingOrder,
} from '#wallet/reconciling/findings'
import { findingSubject } from '#wallet/reconciling/finding_subject'
import { takeOver, undoHere, type Settled } from '#wallet/reconciling/settle_finding'

/** Time for the request of the second officer to carry it out. If both do, the wallet takes the one and the other is its copy. */
const LEFT_ALONE_MS = 10_000

/** Carries out an approved order. False when our wallet refuses it: the order then waits for a second officer again. */
export async function carryOut(provider: GameProvider, finding: Finding): Promise<boolean> {
  const { order } = finding
  if (order?.approvedBy == null) return false
  const decision = { reason: order.reason, decidedBy: order.askedBy }
  const works: Record<FindingAct, () => Promise<Settled>> = {
    apply: () => takeOver(provider, finding, decision),
    rollBack: () => undoHere(provider, finding, decision),
    accept: async () =>
      (await endFinding(finding, { state: 'accepted', ...decision })) ? 'done' : 'over',
  }
  const settled = await works[order.act]()
  if (settled === 'refused') await waitAgain(finding, order)
  if (settled === 'done') await tell(finding, order)
  return settled !== 'refused'
}

/** Carries out orders of the provider's findings that were approved at least 10 seconds ago. */
export async function carryOnApproved(provider: GameProvider): Promise<void> {
  const before = clock.now() - LEFT_ALONE_MS
  for (const finding of await openFindings(provider.id)) {
    const { approvedAt } = finding.order ?? {}
    if (approvedAt == null || approvedAt > before) continue
    await carryOut(provider, finding).catch((error: unknown) => {
      logger.error({ err: error, findingId: finding.id }, 'an approved order was not carried out')
    })
  }
}

async function waitAgain({ id }: Finding, { approvedBy, approvedAt }: FindingOrder): Promise<void> {
  await db
    .from('game_findings')
    .where({ id, state: 'open', approved_by: approvedBy, approved_at: approvedAt })
    .update({ approved_by: null, approved_at: null })
}

const tell = (finding: Finding, { act, askedBy, approvedBy, reason }: FindingOrder) =>
  recordAudit(db.connection(), {
    ...findingSubject(finding),
    siteId: finding.siteId,
    actorId: askedBy,
    action: 'gameRound.reconcile',
    detail: { findingAct: act, transaction: finding.transactionId, approvedBy },
    reason,
  })
