/** What staff do with an open finding: take over, undo, or let it stand. */
import db from '@adonisjs/lucid/services/db'
import type { FindingAct } from '@grandstand/shared-types/wire/games/findings'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { providerById } from '#games/providers/provider'
import { endFinding, findingWhere } from '#wallet/reconciling/findings'
import { takeOver, undoHere } from '#wallet/reconciling/settle_finding'

/**
 * Throws 404 `notFound` for a finding of another brand, 409 `findingState` for one that is not open, or that the act does not
 * fit, or that our wallet refuses.
 */
export async function decideFinding(
  editor: Editor,
  id: number,
  { act, reason }: { act: FindingAct; reason: string }
): Promise<void> {
  const { siteId, userId } = editor.principal
  const finding = found(await findingWhere({ id, site_id: siteId }))
  const provider = found(await providerById(siteId, finding.providerId))
  if (finding.state !== 'open') throw new AppError('findingState')
  const decision = { reason, decidedBy: userId }
  const works: Record<FindingAct, () => Promise<boolean>> = {
    apply: () => takeOver(provider, finding, decision),
    rollBack: () => undoHere(provider, finding, decision),
    accept: () => endFinding(finding, { state: 'accepted', ...decision }),
  }
  if (!(await works[act]())) throw new AppError('findingState')
  await recordAudit(db.connection(), {
    ...authorOf(editor),
    action: 'gameRound.reconcile',
    subjectType: finding.roundId === null ? 'site' : 'gameRound',
    subjectId: finding.roundId ?? siteId,
    detail: { findingAct: act, transaction: finding.transactionId },
    reason,
  })
}
