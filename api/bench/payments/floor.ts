/** The floor of credits: the rows of one credited deposit by a bare driver, a transaction each, no HTTP, no checks. */
import { bareDatabase } from '../bare_database.ts'
import { AMOUNT_MINOR, paymentsOfRound } from './deposits.ts'
import { measure } from '../figures.ts'

const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
/** Above the ids of the transfers that gave the players their funds. */
const FIRST_TRANSFER = 50_000_000

const STATEMENTS = {
  move: `update payments set state = 'paid', gateway_reference = ?, ask_at = null, updated_at = ? where id = ? and state = 'sent'`,
  notice: `insert into payment_notices (site_id, gateway, notice_key, payment_id, verdict, body_hash, ip, received_at) values (?,?,?,?,?,?,?,?)`,
  credit: `update ledger_accounts set balance = balance + ?, entry_count = entry_count + 1 where id = ?`,
  account: `select balance, entry_count from ledger_accounts where id = ?`,
  transfer: `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, note, created_at) values (?,?,?,?,?,?,?,?,?,?)`,
  entries: `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after) values (?,?,?,?,?),(?,?,?,?,?)`,
  step: `insert into payment_steps (payment_id, state, actor_id, note, transfer_id, created_at) values (?,?,?,?,?,?)`,
}

const database = await bareDatabase()
const accounts: { id: number; siteId: number }[] = []
let houseId = 0
await database.transaction(0, async (run) => {
  const rows = await run(
    `select id, site_id, pocket from ledger_accounts
     where (pocket = 'balance' and user_id is not null) or pocket = 'gateways' order by id`,
    []
  )
  for (const { id, site_id: siteId, pocket } of rows) {
    if (pocket === 'gateways') houseId = Number(id)
    else accounts.push({ id: Number(id), siteId: Number(siteId) })
  }
})
if (houseId === 0) throw new Error('the database was not seeded')

const { warmUp, measured } = paymentsOfRound()

/** False where no payment is left. */
async function credit(worker: number, next: typeof warmUp): Promise<boolean> {
  const id = next()
  if (id === null) return false
  await database.transaction(worker, async (run) => {
    const now = Date.now()
    const transferId = FIRST_TRANSFER + id
    const account = accounts[id % accounts.length]
    if (!account) throw new Error('the database was not seeded')
    const { siteId } = account
    const hash = 'f'.repeat(64)
    await run(STATEMENTS.move, [`SG${id}`, now, id])
    const notice = [siteId, 'sandbox', `SG${id}-paid`, id, 'applied', hash, '127.0.0.1', now]
    await run(STATEMENTS.notice, notice)
    await run(STATEMENTS.credit, [AMOUNT_MINOR, account.id])
    const [state] = await run(STATEMENTS.account, [account.id])
    const key = `payment:${id}:paid`
    const of = [key, 'deposit', 'TRY', 'payment', id, null, null, now]
    await run(STATEMENTS.transfer, [transferId, siteId, ...of])
    const own = [AMOUNT_MINOR, state?.['entry_count'] ?? 0, state?.['balance'] ?? 0]
    const house = [transferId, houseId, 0 - AMOUNT_MINOR, null, null]
    await run(STATEMENTS.entries, [transferId, account.id, ...own, ...house])
    await run(STATEMENTS.step, [id, 'paid', null, null, transferId, now])
  })
  return true
}

await measure(database.workers, warmUpMs, (worker) => credit(worker, warmUp))
const figures = await measure(database.workers, durationMs, (worker) => credit(worker, measured))
console.log(JSON.stringify(figures))
await database.close()
