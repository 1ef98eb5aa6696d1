import { takeBackResult } from '#catalogue/actions/take_back_result'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { approvedBy, type Approver } from '#settlement/actions/approver'
import { exclusively } from '#settlement/runs/exclusive'
import { settleInTurn } from '#settlement/actions/settle_matches'

interface ResultUndo {
  matchId: number
  basedOnRevision: number
  reason: string
  editor: Editor
  /** The second officer, who approved it; left out where one is enough. */
  approver?: Approver
}

/**
 * Takes a wrong result back: the result before it is in force again, and money moves by the difference. Without an
 * earlier result the match goes on as if it had none, and bets are possible again when it has not started. Throws as
 * `takeBackResult` does.
 */
export function undoResult(undo: ResultUndo): Promise<SettlementPreview> {
  const { matchId, basedOnRevision, reason, editor, approver } = undo
  return exclusively(async () => {
    const { revision } = await inTransaction(async (trx) => {
      const taken = await takeBackResult(trx, {
        matchId,
        basedOnRevision,
        actorId: editor.principal.userId,
        approverId: approver?.id ?? null,
      })
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'result.undo',
        subjectType: 'match',
        subjectId: matchId,
        detail: {
          ...approvedBy(approver),
          undone: basedOnRevision,
          revision: taken.revision,
          facts: taken.facts,
        },
        reason,
      })
      return taken
    })
    bus.emit('resultEntered', { matchId, revision })
    bus.emit('matchChanged', { matchIds: [matchId] })
    return settleInTurn(matchId)
  })
}
