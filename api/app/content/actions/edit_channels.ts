/** TV channels of matches. Each change writes a row of the audit log. */
import { deleteRow, insertRow, updateRow } from '#audit/edit_rows'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import type { NewChannel, SentChannel } from '#content/validators/channels'

/** Throws 422 `unknownEntry` at `matchId` for a match that is not there. */
export const createChannel = (editor: Editor, { matchId, ...sent }: NewChannel): Promise<number> =>
  inTransaction(async (trx) => {
    const match = await trx.from('matches').where('id', matchId).select('id').first()
    if (!match) throw AppError.field('matchId', 'unknownEntry')
    return insertRow(trx, editor, 'match_channels', { match_id: matchId, ...sent })
  })

/** Throws 404 `notFound`. */
export const updateChannel = (editor: Editor, id: number, sent: SentChannel): Promise<boolean> =>
  inTransaction((trx) =>
    updateRow(trx, editor, 'match_channels', id, { name: sent.name, link: sent.link })
  )

/** Throws 404 `notFound`. */
export const deleteChannel = (editor: Editor, id: number): Promise<void> =>
  inTransaction((trx) => deleteRow(trx, editor, 'match_channels', id))
