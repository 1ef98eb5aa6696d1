/** Grants that end because somebody decides so (rules 15.7). */
import db from '@adonisjs/lucid/services/db'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { bonusBooks, type BonusBooks } from '#bonuses/grants/bonus_books'
import { endGrant } from '#bonuses/grants/end_grant'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { userAccounts } from '#ledger/accounts'

type End =
  | { state: 'forfeited' }
  | { state: 'cancelled'; reason: string }
  | { state: 'met'; reason: string }

const ACTIONS = {
  forfeited: 'bonusGrant.forfeit',
  cancelled: 'bonusGrant.cancel',
  met: 'bonusGrant.release',
} as const

/**
 * Of the player, or of staff, who cancel a bonus or release one that is held (rules 15.11), with a reason. Throws 404 `notFound`,
 * 409 `bonusOver`.
 */
export async function endByHand(editor: Editor, id: number, to: End): Promise<Grant> {
  const { userId, siteId } = editor.principal
  const isOwn = to.state === 'forfeited'
  const inSight = { id, site_id: siteId, ...(isOwn && { user_id: userId }) }
  const [seen] = await grantsWhere(db.connection(), (query) => query.where(inSight))
  const { userId: owner, currency } = found(seen)
  const books = await bonusBooks(siteId, currency, 1)
  const reason = 'reason' in to ? to.reason : null
  const ended = await inTransaction(async (trx) => {
    await userAccounts([owner], { trx, lock: true })
    const [grant] = await grantsWhere(trx, (query) => query.where(inSight))
    if (!grant || !canEnd(grant, to.state)) throw new AppError('bonusOver')
    const after = await endGrant(trx, grant, to.state, books, { actorId: userId, reason })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: ACTIONS[to.state],
      subjectType: 'bonusGrant',
      subjectId: id,
      detail: { userId: owner, bonusId: grant.bonusId },
      ...(reason !== null && { reason }),
    })
    return after
  })
  bus.emit('balanceChanged', { userIds: [owner] })
  return ended
}

/** A free bet that is on a coupon ends with it, and one that is held is decided by staff. */
function canEnd({ state, pocket, hasToken }: Grant, to: End['state']): boolean {
  if (state === 'held') return to !== 'forfeited'
  return state === 'running' && to !== 'met' && (pocket !== null || hasToken)
}

/** Books for `forfeitRunning`. Call it outside a transaction. */
export const forfeitBooks = (siteId: number, currency: string): Promise<BonusBooks> =>
  bonusBooks(siteId, currency, 3)

/** Forfeits what runs, because the player withdraws. A free bet is no money in a pocket, and stays. */
export async function forfeitRunning(trx: Trx, userId: number, books: BonusBooks): Promise<void> {
  await userAccounts([userId], { trx, lock: true })
  const running = await grantsWhere(trx, (query) =>
    query.where({ user_id: userId, state: 'running' }).whereNotNull('pocket')
  )
  for (const grant of running) {
    await endGrant(trx, grant, 'forfeited', books, { actorId: userId })
  }
}
