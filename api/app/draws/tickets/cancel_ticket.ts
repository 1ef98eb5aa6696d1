/** A player, or the desk that sold it, takes a ticket back while tickets of its draw are sold (rules 14.1). */
import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import { AppError, found } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { houseAccountId, userAccounts, type UserAccount } from '#ledger/accounts'
import { openDrawer } from '#ledger/drawer'
import { RECEIVABLE } from '#ledger/pockets'
import { post, reserveTransferId } from '#ledger/post'
import { transferOf } from '#draws/paying/ticket_accounts'
import { undoneOf } from '#draws/paying/feed_jackpots'
import { feedingJackpots, type FeedJackpots } from '#jackpots/applying/feeding'
import { ticketRows, viewOfTicket, type StoredTicket } from '#draws/tickets/ticket_rows'

/**
 * The stake goes back to the pockets that it came from, and its shares leave the jackpots (rules 13.6). Throws 404 `notFound` for a
 * ticket of somebody else, 409 `drawClosed`, 409 `updatedError` when it waits no more, 422 `fedFallenJackpot`, and for a desk as
 * `openDrawer` does.
 */
export async function cancelTicket(
  principal: Principal,
  ticketId: number,
  key: string | null
): Promise<DrawTicketView> {
  const { siteId, currency, userId } = principal
  const houseId = await houseAccountId(siteId, 'games', currency)
  const transferId = await reserveTransferId()
  await feedingJackpots({ stakes: 1 }, async (feed) => {
    const work = (trx: Trx) => takeBack(trx, principal, { ticketId, houseId, transferId, feed })
    if (key === null) return inTransaction(work)
    await withIdempotency(principal, key, ['drawTicket.cancel', ticketId], async (trx) => {
      await work(trx)
      return { status: 200, body: null }
    })
  })
  bus.emit('balanceChanged', { userIds: [userId] })
  return viewOfTicket(found(await ownTickets(principal).where('draw_tickets.id', ticketId).first()))
}

/** The tickets that a player bought, or a desk sold. */
export const ownTickets = ({ userId }: Principal, trx?: Trx) =>
  ticketRows(trx).where('draw_tickets.user_id', userId)

interface Taken {
  ticketId: number
  houseId: number
  transferId: number
  feed: FeedJackpots
}

async function takeBack(
  trx: Trx,
  principal: Principal,
  { ticketId, houseId, transferId, feed }: Taken
): Promise<void> {
  const seen = found(await ownTickets(principal, trx).where('draw_tickets.id', ticketId).first())
  // the draw first, as a sale does
  const draw = await trx
    .query<{ state: string; closesAt: number }>()
    .from('draws')
    .where('id', seen.drawId)
    .select({ state: 'state', closesAt: 'closes_at' })
    .forShare()
    .firstOrFail()
  if (draw.state !== 'open' || clock.now() >= Number(draw.closesAt)) {
    throw new AppError('drawClosed')
  }
  const cancelled: unknown = await trx
    .from('draw_tickets')
    .where({ id: ticketId, state: 'waiting', draw_id: seen.drawId })
    .update({ state: 'cancelled', win: Number(seen.stakeMinor), settled_at: clock.now() })
  if (Number(cancelled) !== 1) throw new AppError('updatedError')
  if (Number(seen.isOfDesk)) await openDrawer(trx, principal.userId, Number(seen.stakeMinor))
  const { userId } = principal
  const accounts = (await userAccounts([userId], { trx, lock: true })).get(userId) ?? []
  const jackpots = await feed(trx, { undone: undoneOf(seen, houseId) })
  if (jackpots.isPartlyPaid) throw new AppError('fedFallenJackpot')
  await post(
    trx,
    [
      ...jackpots.transfers,
      transferOf(
        owedOf(seen),
        { houseOf: () => houseId },
        {
          transferId,
          kind: 'drawReturn',
          actorId: principal.userId,
          legs: legsOf(seen, accounts),
        }
      ),
    ],
    accounts
  )
}

/** Cash that comes back first pays a debt, like every credit. */
function legsOf({ paidBy }: StoredTicket, accounts: readonly UserAccount[]) {
  const shares: Share[] = JSON.parse(paidBy)
  const cashId = accounts.find(({ pocket }) => pocket === 'balance')?.id
  const receivableId = must(
    accounts.find(({ pocket }) => pocket === RECEIVABLE)?.id,
    'account of debts'
  )
  return shares.map((share) => (share.accountId === cashId ? { ...share, receivableId } : share))
}

const owedOf = ({ id, siteId, userId, currency, stakeMinor }: StoredTicket) => ({
  id: Number(id),
  siteId: Number(siteId),
  userId: Number(userId),
  currency,
  stakeMinor: Number(stakeMinor),
  paidBy: [],
})
