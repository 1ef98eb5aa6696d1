import { takeBackResult } from '#catalogue/actions/take_back_result'
import { recordAudit } from '#audit/record_audit'
import type { SettlementPreview } from '@grandstand/shared-types/wire/settlement'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { exclusively } from '#settlement/runs/exclusive'
import { settleInTurn } from '#settlement/actions/settle_matches'

export interface ResultUndo {
  matchId: number
  basedOnRevision: number
  reason: string
  actor: { userId: number; siteId: number; ip: string }
}

/**
 * Takes a wrong result back: the result before it counts again, and money moves by the difference. Without an earlier
 * result the match goes on as if it had none, and bets are possible again when it has not started. Throws as
 * `takeBackResult` does.
 */
export function undoResult(undo: ResultUndo): Promise<SettlementPreview> {
  const { matchId, basedOnRevision, reason, actor } = undo
  return exclusively(async () => {
    const { revision } = await inTransaction(async (trx) => {
      const taken = await takeBackResult(trx, { matchId, basedOnRevision, actorId: actor.userId })
      await recordAudit(trx, {
        siteId: actor.siteId,
        actorId: actor.userId,
        action: 'result.undo',
        subjectType: 'match',
        subjectId: matchId,
        detail: { undone: basedOnRevision, revision: taken.revision, facts: taken.facts },
        reason,
        ip: actor.ip,
      })
      return taken
    })
    bus.emit('resultEntered', { matchId, revision })
    bus.emit('matchChanged', { matchIds: [matchId] })
    return settleInTurn(matchId)
  })
}
