/** The floor of sales: the rows of one ticket by a bare driver, a transaction each, no HTTP, no checks. */
import { bareDatabase } from '../bare_database.ts'
import { measure } from '../figures.ts'
import { betOf, codeOf, DRAW_ID, LIMIT, STAKE_MINOR } from './tickets.ts'

const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
/** Above the ids that the platform has given; each round of the bench has its own. */
const FIRST_ID = 50_000_000 + Number(process.env['BENCH_ROUND'] ?? 0) * 5_000_000
/** About as long as the answer that the server stores. */
const RESPONSE = JSON.stringify({ padding: 'x'.repeat(700) })

const STATEMENTS = {
  key: `insert into idempotency_keys (user_id, \`key\`, request_hash, response_status, response, created_at) values (?,?,?,201,?,?)`,
  draw: `update ledger_accounts set balance = balance - ?, entry_count = entry_count + 1 where id = ? and balance - ? >= floor`,
  account: `select balance, entry_count from ledger_accounts where id = ?`,
  ticket: `insert into draw_tickets (id, site_id, user_id, draw_id, code, state, currency, product, bets, stake, max_win, paid_by, bought_at) values (?,?,?,?,?,'waiting','TRY','casino',?,?,?,?,?)`,
  transfer: `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, note, created_at) values (?,?,?,'drawStake','TRY','drawTicket',?,?,null,?)`,
  entries: `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after) values (?,?,?,?,?),(?,?,?,null,null)`,
}

const database = await bareDatabase()
const accounts: { id: number; userId: number; siteId: number }[] = []
let houseId = 0
await database.transaction(0, async (run) => {
  const rows = await run(
    `select id, site_id, user_id, pocket from ledger_accounts
     where (pocket = 'balance' and user_id is not null) or pocket = 'games' order by id`,
    []
  )
  for (const { id, site_id: siteId, user_id: userId, pocket } of rows) {
    if (pocket === 'games') houseId = Number(id)
    else accounts.push({ id: Number(id), userId: Number(userId), siteId: Number(siteId) })
  }
})
if (houseId === 0) throw new Error('the database was not seeded')

let next = FIRST_ID

const sell = (worker: number): Promise<void> =>
  database.transaction(worker, async (run) => {
    const id = next++
    const now = Date.now()
    const account = accounts[id % accounts.length]
    if (!account) throw new Error('the database was not seeded')
    const { siteId, userId } = account
    const key = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
    await run(STATEMENTS.key, [userId, key, 'f'.repeat(64), RESPONSE, now])
    await run(STATEMENTS.draw, [STAKE_MINOR, account.id, STAKE_MINOR])
    const [state] = await run(STATEMENTS.account, [account.id])
    const bets = JSON.stringify([betOf(id)])
    const paidBy = JSON.stringify([{ accountId: account.id, amountMinor: STAKE_MINOR }])
    const of = [bets, STAKE_MINOR, LIMIT.maxWinMinor, paidBy, now]
    await run(STATEMENTS.ticket, [id, siteId, userId, DRAW_ID, codeOf(id), ...of])
    await run(STATEMENTS.transfer, [id, siteId, `drawTicket:${id}:drawStake`, id, userId, now])
    const own = [0 - STAKE_MINOR, state?.['entry_count'] ?? 0, state?.['balance'] ?? 0]
    await run(STATEMENTS.entries, [id, account.id, ...own, id, houseId, STAKE_MINOR])
  })

await measure(database.workers, warmUpMs, sell)
console.log(JSON.stringify(await measure(database.workers, durationMs, sell)))
await database.close()
