import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { batchOfCard } from '#cards/queries/card_in_sight'

/**
 * Marks a card as sold. Its worth was paid when the batch was made; the buyer pays the seller outside the platform.
 * Throws 404 `notFound`, 409 `cardEnded` for a card that was sold already or has ended.
 */
export async function sellCard(editor: Editor, cardId: number): Promise<void> {
  await batchOfCard(editor.principal, cardId)
  await inTransaction(async (trx) => {
    const sold = await trx
      .from('cards')
      .where({ id: cardId, status: 'made' })
      .update({ status: 'sold', sold_at: clock.now() })
    if (Number(sold) !== 1) throw new AppError('cardEnded')
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'cards.sell',
      subjectType: 'card',
      subjectId: cardId,
      detail: {},
    })
  })
}
