/**
 * The floor of paying a draw: what it writes, in as few statements as possible, in one transaction. It knows every win and every
 * balance before, and checks nothing.
 */
import db from '@adonisjs/lucid/services/db'
import { ticketEnds } from '@grandstand/shared-types/games/draw_tickets'
import { inTransaction, insertAll, whereAmong } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { must } from '#core/errors/must'
import { seedsOf, type StoredDraw } from '#draws/drawing/draw_row'
import { waitingTickets } from '#draws/paying/waiting_tickets'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferIds } from '#ledger/post'

/** Prepares the rows of a draw whose tickets are all of brand 1; the function that it resolves to writes them. */
export async function barePayment(draw: StoredDraw): Promise<() => Promise<void>> {
  const tickets = await waitingTickets(draw.id, Number.MAX_SAFE_INTEGER)
  const endOf = ticketEnds({ gameCode: draw.gameCode, seeds: seedsOf(draw) }, false)
  const ends = tickets.map((ticket) => ({ ticket, paidMinor: endOf(ticket).paidMinor }))
  const lost = ends.filter(({ paidMinor }) => paidMinor === 0).map(({ ticket }) => ticket.id)
  const won = ends.filter(({ paidMinor }) => paidMinor > 0)
  const houseId = await houseAccountId(1, 'games', 'TRY')
  const transferIds = await reserveTransferIds(won.length)
  const rows: { id: number; balance: number; entry_count: number }[] = await db
    .from('ledger_accounts')
    .where('pocket', 'balance')
    .whereNotNull('user_id')
    .select('id', 'balance', 'entry_count')
  const accounts = new Map(
    rows.map(({ id, balance, entry_count: count }) => [
      Number(id),
      { balance: Number(balance), entryCount: Number(count) },
    ])
  )
  const now = Date.now()
  const entries = won.flatMap(({ ticket, paidMinor }, index) => {
    const transferId = must(transferIds[index], 'number for a transfer')
    const accountId = must(ticket.paidBy[0], 'account that paid').accountId
    const account = must(accounts.get(accountId), 'account')
    account.balance += paidMinor
    account.entryCount += 1
    const { balance, entryCount } = account
    const house = { account_id: houseId, amount: 0 - paidMinor, seq: null, balance_after: null }
    const own = {
      account_id: accountId,
      amount: paidMinor,
      seq: entryCount,
      balance_after: balance,
    }
    return [house, own].map((entry) => ({ transfer_id: transferId, ...entry }))
  })
  const transfers = won.map(({ ticket }, index) => ({
    ...{ id: must(transferIds[index], 'number for a transfer'), site_id: ticket.siteId },
    ...{ key: `drawTicket:${ticket.id}:drawWin`, kind: 'drawWin', currency: 'TRY' },
    ...{ reference_type: 'drawTicket', reference_id: ticket.id, actor_id: null, note: null },
    created_at: now,
  }))
  const paid = new Set(won.map(({ ticket }) => must(ticket.paidBy[0], 'account').accountId))
  const balances = [...paid].map((id) => {
    const { balance, entryCount } = must(accounts.get(id), 'account')
    return { id, balance, entry_count: entryCount }
  })
  return () =>
    inTransaction(async (trx) => {
      const end = { settled_at: now }
      await whereAmong(trx.from('draw_tickets'), 'id', lost).update({
        ...end,
        state: 'lost',
        win: 0,
      })
      await updateRows(
        trx,
        'draw_tickets',
        { state: 'text', win: 'integer', settled_at: 'integer' },
        won.map(({ ticket: { id }, paidMinor }) => ({ ...end, id, state: 'won', win: paidMinor }))
      )
      await insertAll(trx, 'ledger_transfers', transfers)
      await insertAll(trx, 'ledger_entries', entries)
      await updateRows(
        trx,
        'ledger_accounts',
        { balance: 'integer', entry_count: 'integer' },
        balances
      )
      await trx.from('draws').where('id', draw.id).update({ state: 'paid', done_at: now })
    })
}
