import db from '@adonisjs/lucid/services/db'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Editor, type Principal } from '#core/requests/access'
import { prepareEnd } from '#desk/end_shift'
import { must } from '#core/errors/must'
import { post } from '#ledger/post'

interface Count {
  countedMinor: number
  reason: string
}

/**
 * Enters the cash found in the drawer of a shift that ended without a count: the ledger moves it from the house's
 * account `variance`, where it was booked as missing, to `floats`. Throws 404 `notFound`, 409 `updatedError` for a
 * shift that is open or was counted.
 */
export async function countShift(
  editor: Editor,
  id: number,
  { countedMinor, reason }: Count
): Promise<void> {
  const { principal } = editor
  const { siteId, userId } = principal
  const currency = await currencyOf(principal, id)
  const { houseIds, transferIds } = await prepareEnd({ siteId, userId, currency })
  await inTransaction(async (trx) => {
    const expectedMinor = await lockUncounted(trx, id)
    const differenceMinor = countedMinor - expectedMinor
    if (countedMinor > 0) {
      await post(trx, [
        {
          id: must(transferIds[0], 'number for a transfer'),
          key: `shift:${id}:counted`,
          kind: 'shiftClosed',
          siteId,
          currency,
          referenceType: 'shift',
          referenceId: id,
          actorId: userId,
          legs: [
            { accountId: houseIds.shiftVariance, amountMinor: countedMinor },
            { accountId: houseIds.shiftClosed, amountMinor: 0 - countedMinor },
          ],
        },
      ])
    }
    await trx
      .from('shifts')
      .where({ id })
      .update({ counted: countedMinor, difference: differenceMinor })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.count',
      subjectType: 'shift',
      subjectId: id,
      detail: { expectedMinor, countedMinor, differenceMinor, currency },
      reason,
    })
  })
}

async function currencyOf(principal: Principal, id: number): Promise<string> {
  const query = db
    .query<{ currency: string }>()
    .from('shifts')
    .join('users', 'users.id', 'shifts.user_id')
    .where('shifts.id', id)
    .select({ currency: 'shifts.currency' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return row.currency
}

/** The cash that the drawer should have held, minor units. */
async function lockUncounted(trx: Trx, id: number): Promise<number> {
  const row = await trx
    .query<{ closed_at: number | null; expected: number | null; counted: number | null }>()
    .from('shifts')
    .where({ id })
    .select('closed_at', 'expected', 'counted')
    .forUpdate()
    .firstOrFail()
  if (row.closed_at === null || row.counted !== null) throw new AppError('updatedError')
  return Number(row.expected)
}
