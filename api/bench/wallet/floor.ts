/** The floor of rounds: the rows of a bet and of its win by a bare driver, a transaction each, no HTTP, no checks. */
import { bareDatabase, type Run } from '../bare_database.ts'
import { GAME_CODE, nextPair, PROVIDER_ID, STAKE_MINOR, WIN_MINOR } from './pairs.ts'
import { measure } from '../figures.ts'

const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
/** Above the ids that the platform has given; each round of the bench has its own. */
const FIRST_ID = 50_000_000 + Number(process.env['BENCH_ROUND'] ?? 0) * 5_000_000

const STATEMENTS = {
  round: `insert into game_rounds (id, site_id, provider_id, user_id, provider_round, game_id, game_code, game_title, session_id, state, currency, stake, returned, won, taken_back, bet_count, undone_count, paid_by, created_at, updated_at) values (?,?,?,?,?,1,?,'Bench',1,'open','TRY',?,0,0,0,1,0,?,?,?)`,
  closed: `update game_rounds set won = ?, state = 'closed', updated_at = ?, closed_at = ? where id = ?`,
  call: `insert into game_transactions (id, provider_id, provider_transaction, kind, state, round_id, user_id, amount, currency, related_transaction, transfer_id, parts, payload_hash, answer, created_at, updated_at) values (?,?,?,?,'done',?,?,?,'TRY',?,?,?,?,?,?,?)`,
  message: `insert into game_messages (provider_id, \`call\`, provider_transaction, body, verdict, ip, received_at) values (?,?,?,?,'done','127.0.0.1',?)`,
  credit: `update ledger_accounts set balance = balance + ?, entry_count = entry_count + 1 where id = ?`,
  account: `select balance, entry_count from ledger_accounts where id = ?`,
  transfer: `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, note, created_at) values (?,?,?,?,'TRY','gameRound',?,null,null,?)`,
  entries: `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after) values (?,?,?,?,?),(?,?,?,?,?)`,
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

interface Move {
  run: Run
  account: { id: number; userId: number; siteId: number }
  id: number
  roundId: number
  name: string
  kind: 'bet' | 'win'
  amountMinor: number
  related: string | null
}

/** The call, its message and its money. */
async function write({ run, account, id, roundId, name, kind, amountMinor, related }: Move) {
  const now = Date.now()
  const change = kind === 'bet' ? 0 - amountMinor : amountMinor
  await run(STATEMENTS.credit, [change, account.id])
  const [state] = await run(STATEMENTS.account, [account.id])
  const balance = state?.['balance'] ?? 0
  const parts = JSON.stringify([{ accountId: account.id, amountMinor }])
  const answer = `{"isTaken":true,"userId":${account.userId},"ourId":${id},"balanceMinor":${balance},"currency":"TRY"}`
  const hash = 'f'.repeat(64)
  const of = [roundId, account.userId, amountMinor, related, id, parts, hash, answer, now, now]
  await run(STATEMENTS.call, [id, PROVIDER_ID, name, kind, ...of])
  const { siteId } = account
  const moved = kind === 'bet' ? 'gameBet' : 'gameWin'
  await run(STATEMENTS.transfer, [id, siteId, `game:${id}`, moved, roundId, now])
  const own = [change, state?.['entry_count'] ?? 0, balance]
  await run(STATEMENTS.entries, [id, account.id, ...own, id, houseId, 0 - change, null, null])
  const body = `{"gameCode":"${GAME_CODE}","roundId":"${name}","currency":"TRY","transactionId":"${name}","amountMinor":${amountMinor},"sessionToken":"session-of-${account.userId}"}`
  await run(STATEMENTS.message, [PROVIDER_ID, kind, name, body, now])
}

let next = FIRST_ID

async function play(worker: number): Promise<void> {
  const pair = nextPair()
  const roundId = next++
  const ids = { bet: roundId * 2, win: roundId * 2 + 1 }
  const account = accounts[roundId % accounts.length]
  if (!account) throw new Error('the database was not seeded')
  const common = { account, roundId }
  await database.transaction(worker, async (run) => {
    const now = Date.now()
    const paidBy = JSON.stringify([{ accountId: account.id, amountMinor: STAKE_MINOR }])
    const of = [roundId, account.siteId, PROVIDER_ID, account.userId, pair, GAME_CODE]
    await run(STATEMENTS.round, [...of, STAKE_MINOR, paidBy, now, now])
    const bet = { id: ids.bet, name: `${pair}-b`, amountMinor: STAKE_MINOR, related: null }
    await write({ run, ...common, ...bet, kind: 'bet' })
  })
  await database.transaction(worker, async (run) => {
    const now = Date.now()
    await run(STATEMENTS.closed, [WIN_MINOR, now, now, roundId])
    const win = { id: ids.win, name: `${pair}-w`, amountMinor: WIN_MINOR, related: `${pair}-b` }
    await write({ run, ...common, ...win, kind: 'win' })
  })
}

await measure(database.workers, warmUpMs, play)
console.log(JSON.stringify(await measure(database.workers, durationMs, play)))
await database.close()
