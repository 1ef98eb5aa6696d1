import type { CardsVoided } from '@grandstand/shared-types/wire/money/cards'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { endCards } from '#cards/actions/end_cards'
import { cardHouse } from '#cards/card_funds'
import { batchOfCard, currencyOfBatch } from '#cards/queries/card_in_sight'
import { lockBatch } from '#cards/queries/batch_in_sight'
import { reserveTransferIds } from '#ledger/post'

/** Voids one card; its worth goes back to the maker. Throws 404 `notFound`, 409 `cardEnded`. */
export async function voidCard(
  editor: Editor,
  cardId: number,
  reason: string
): Promise<CardsVoided> {
  const batchId = await batchOfCard(editor.principal, cardId)
  return voidOf(editor, { batchId, cardId, reason })
}

/** Voids every open card of a batch. Throws 404 `notFound`, 409 `cardsNotMade`, `cardEnded` when no card is open. */
export const voidBatch = (editor: Editor, batchId: number, reason: string): Promise<CardsVoided> =>
  voidOf(editor, { batchId, reason })

interface Voided {
  batchId: number
  cardId?: number
  reason: string
}

async function voidOf(editor: Editor, { batchId, cardId, reason }: Voided): Promise<CardsVoided> {
  const { principal } = editor
  const house = await cardHouse(principal.siteId, await currencyOfBatch(principal, batchId))
  const transferIds = await reserveTransferIds(2)
  const { voided, makerId } = await inTransaction(async (trx) => {
    const batch = await lockBatch(trx, principal, batchId)
    if (batch.madeCount < batch.count) throw new AppError('cardsNotMade')
    const done = await endCards(trx, {
      batch,
      house,
      transferIds,
      to: 'void',
      kind: 'cardsVoided',
      actorId: principal.userId,
      ...(cardId !== undefined && { cardId }),
    })
    if (done.count === 0) throw new AppError('cardEnded')
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'cards.void',
      subjectType: cardId === undefined ? 'cardBatch' : 'card',
      subjectId: cardId ?? batchId,
      detail: { ...done },
      reason,
    })
    return { voided: done, makerId: batch.makerId }
  })
  bus.emit('balanceChanged', { userIds: [makerId] })
  return voided
}
