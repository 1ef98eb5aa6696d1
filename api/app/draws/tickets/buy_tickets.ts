/** Sells tickets of draws: to a player, or over the counter of a desk for cash (rules 14.1). */
import type { DrawPurchase } from '@grandstand/shared-types/wire/draws'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { reserveIds } from '#core/database/id_blocks'
import { insertAll, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { oweJackpots } from '#coupons/dues/paper_jackpots'
import { ticketValidDays } from '#coupons/dues/ticket_dues'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { houseAccountId, stakePockets, userAccounts, type UserAccount } from '#ledger/accounts'
import { openDrawer } from '#ledger/drawer'
import { drawStake, spendableTotal } from '#ledger/pockets'
import { post, reserveTransferIds } from '#ledger/post'
import { playGuards } from '#protection/play_guard'
import { protectionOf, type ProtectionSettings } from '#protection/queries/settings_of'
import { transferOf } from '#draws/paying/ticket_accounts'
import { stakeOf } from '#draws/paying/feed_jackpots'
import { feedingJackpots, storedParts, type FeedJackpots } from '#jackpots/applying/feeding'
import { readOrder, type OrderedTicket, type SentOrder } from '#draws/tickets/order'
import { requireBuyer } from '#draws/tickets/require_buyer'
import { ticketView, type StoredTicket } from '#draws/tickets/ticket_rows'

interface Prepared extends Awaited<ReturnType<typeof readOrder>> {
  profile: BettingProfile
  protection: ReadonlyMap<number, ProtectionSettings>
  ticketIds: readonly number[]
  transferIds: readonly number[]
  houseId: number
  /** Days in which a desk pays what a ticket has won. */
  validDays: number
}

/**
 * One ticket for each draw, all or none. The same key and body get the same answer, whatever has happened since. Throws as
 * `readOrder` and `requireBuyer` do, 409 `drawClosed` when sales ended meanwhile, `shiftNotOpen`, `idempotencyConflict`, 403
 * `selfExcluded`, `realityCheckDue`, 422 `ownSessionLimit`, `ownStakeLimit`, `ownLossLimit` [room], `insufficientCredit`
 * [needed, there].
 */
export async function buyTickets(
  editor: Editor,
  sent: SentOrder,
  key: string
): Promise<Answer<DrawPurchase>> {
  const { principal } = editor
  // a refusal must not come before the stored answer of the same key
  const prepared = await prepare(editor, sent).catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  const answer = await feedingJackpots({ stakes: sent.draws }, (feed) =>
    withIdempotency(principal, key, ['drawTickets', sent], async (trx) => {
      if (prepared instanceof AppError) throw prepared
      return { status: 201, body: await sell(trx, prepared, feed) }
    })
  )
  if (!answer.isReplay) bus.emit('balanceChanged', { userIds: [principal.userId] })
  return answer
}

async function prepare(editor: Editor, sent: SentOrder): Promise<Prepared> {
  const { siteId, userId, currency } = editor.principal
  const order = await readOrder(sent, siteId, currency)
  const profile = await requireBuyer(editor, order.product)
  const count = order.tickets.length
  return {
    ...order,
    profile,
    protection: await protectionOf([userId]),
    ticketIds: await reserveIds('draw_tickets', count),
    transferIds: await reserveTransferIds(count),
    houseId: await houseAccountId(siteId, 'games', currency),
    validDays: await ticketValidDays(siteId),
  }
}

async function sell(trx: Trx, prepared: Prepared, feed: FeedJackpots): Promise<DrawPurchase> {
  const { profile, tickets, totalMinor, lobby, houseId } = prepared
  const { userId, isDesk } = profile
  await lockOpen(trx, tickets)
  if (isDesk) await openDrawer(trx, userId)
  const accounts = (await userAccounts([userId], { trx, lock: true })).get(userId) ?? []
  if (!isDesk) await requireRoom(trx, prepared, totalMinor)
  const parts = draw(accounts, isDesk, tickets, totalMinor)
  const now = clock.now()
  const rows = tickets.map((ticket, index) => rowOf(prepared, ticket, index, now, parts[index]))
  const stakes = rows.map(({ stored }) => stakeOf(stored, { lobby, houseId, accounts }))
  const jackpots = await feed(trx, { stakes })
  await insertAll(
    trx,
    'draw_tickets',
    rows.map(({ stored, row }) => ({ ...row, jackpot_parts: storedParts(jackpots, stored.id) }))
  )
  await oweJackpots(trx, jackpots.paperWins, {
    codeOf: (id) =>
      must(
        rows.find(({ stored }) => stored.id === id),
        'ticket'
      ).stored.code,
    validDaysOf: () => prepared.validDays,
  })
  await post(
    trx,
    [
      ...rows.map(({ stored }, index) =>
        transferOf(
          { ...stored, id: stored.id, paidBy: parts[index] ?? [] },
          { houseOf: () => houseId },
          {
            transferId: must(prepared.transferIds[index], 'number for a transfer'),
            kind: 'drawStake',
            actorId: userId,
            legs: (parts[index] ?? []).map(({ accountId, amountMinor }) => ({
              accountId,
              amountMinor: 0 - amountMinor,
            })),
          }
        )
      ),
      ...jackpots.transfers,
    ],
    accounts
  )
  return {
    tickets: rows.map(({ stored }, index) =>
      ticketView(stored, must(tickets[index], 'ticket').draw)
    ),
  }
}

/**
 * A draw that is closing waits for this lock, and a sale that comes after it finds the draw closed: so the client seed is made of
 * every ticket (rules 14.2).
 */
async function lockOpen(trx: Trx, tickets: readonly OrderedTicket[]): Promise<void> {
  const ids = tickets.map(({ draw: { id } }) => id)
  const rows: { state: string; closesAt: number }[] = await trx
    .query<{ state: string; closesAt: number }>()
    .from('draws')
    .whereIn('id', ids)
    .orderBy('id')
    .select({ state: 'state', closesAt: 'closes_at' })
    .forShare()
  const now = clock.now()
  const isOpen = rows.every(({ state, closesAt }) => state === 'open' && now < Number(closesAt))
  if (!isOpen || rows.length < ids.length) throw new AppError('drawClosed')
}

/** The limits that players set themselves; exact, since the accounts are locked. */
async function requireRoom(
  trx: Trx,
  { profile, protection }: Prepared,
  totalMinor: number
): Promise<void> {
  const guards = await playGuards(trx, new Map([[profile.userId, profile]]), protection)
  const guard = guards.get(profile.userId)
  if (guard?.stop) throw new AppError(guard.stop.key, { params: guard.stop.params })
  const tight = guard?.rooms.find(({ roomMinor }) => roomMinor < totalMinor)
  if (tight) throw new AppError(tight.key, { params: [tight.roomMinor] })
}

/** The parts of each ticket's stake, drawn one after the other. */
function draw(
  accounts: readonly UserAccount[],
  isDesk: boolean,
  tickets: readonly OrderedTicket[],
  totalMinor: number
): Share[][] {
  const pockets = stakePockets(accounts, isDesk)
  const there = spendableTotal(pockets, [])
  return tickets.map(({ stakeMinor }) => {
    const parts = there < totalMinor ? null : drawStake(pockets, stakeMinor, [])
    if (!parts) throw new AppError('insufficientCredit', { params: [totalMinor, there] })
    for (const { accountId, amountMinor } of parts) {
      const pocket = must(
        pockets.find((one) => one.accountId === accountId),
        'pocket of a stake'
      )
      pocket.balance -= amountMinor
    }
    return parts
  })
}

function rowOf(
  { profile, product, ticketIds }: Prepared,
  { draw: of, bets, stakeMinor, maxWinMinor }: OrderedTicket,
  index: number,
  now: number,
  paidBy: readonly Share[] = []
) {
  const { siteId, userId, currency, isDesk } = profile
  const stored: StoredTicket = {
    id: must(ticketIds[index], 'number for a ticket'),
    siteId,
    userId,
    drawId: Number(of.id),
    carriedFrom: null,
    code: newCouponCode(),
    state: 'waiting',
    currency,
    bets: JSON.stringify(bets),
    stakeMinor,
    maxWinMinor,
    winMinor: null,
    paidBy: JSON.stringify(paidBy),
    jackpotParts: null,
    boughtAt: now,
    settledAt: null,
    collectedAt: null,
    isOfDesk: isDesk,
  }
  const row = {
    id: stored.id,
    site_id: siteId,
    user_id: userId,
    draw_id: stored.drawId,
    code: stored.code,
    state: stored.state,
    currency,
    product,
    bets: stored.bets,
    stake: stakeMinor,
    max_win: maxWinMinor,
    paid_by: stored.paidBy,
    bought_at: now,
  }
  return { stored, row }
}
