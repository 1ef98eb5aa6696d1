/** The floor on SQLite: bare better-sqlite3, one transaction a coupon, prepared statements, the same durability. */
import Database from 'better-sqlite3'
import { bindings, STATEMENTS } from './floor_rows.ts'
import { measure } from './figures.ts'

const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
const FIRST_ID = 50_000_000
const db = new Database(process.env['SQLITE_FILE'] ?? '')
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('cache_size = -65536')

interface AccountRow {
  id: number
  user_id: number | null
  site_id: number
  balance: number
  entry_count: number
}
const accounts = db
  .prepare<[], AccountRow>(
    `select id, user_id, site_id, balance, entry_count from ledger_accounts where pocket in ('balance', 'stakes') order by id`
  )
  .all()
const players = accounts.filter((account) => account.user_id !== null)
const house = accounts.find((account) => account.user_id === null) ?? fail()
const statement = Object.fromEntries(
  Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare<unknown[], AccountRow>(sql)])
)
// ids above those of an earlier round
const last = db.prepare<[], { id: number | null }>('select max(id) as id from coupons').get()
let nextId = Math.max(FIRST_ID, (last?.id ?? 0) + 1)

const write = db.transaction(() => {
  const id = nextId++
  const player = players[id % players.length] ?? fail()
  const rows = bindings(
    {
      id,
      userId: player.user_id ?? 0,
      accountId: player.id,
      houseId: house.id,
      siteId: player.site_id,
    },
    Date.now()
  )
  statement['key']?.run(...rows.key)
  if (statement['draw']?.run(player.id).changes !== 1) throw new Error('the player is out of funds')
  const account = statement['account']?.get(player.id)
  statement['coupon']?.run(...rows.coupon)
  statement['selections']?.run(...rows.selections)
  statement['transfer']?.run(...rows.transfer)
  statement['entries']?.run(...rows.entries(account?.entry_count ?? 0, account?.balance ?? 0))
})

await measure(1, warmUpMs, async () => write())
console.log(JSON.stringify(await measure(1, durationMs, async () => write())))

function fail(): never {
  throw new Error('the database was not seeded')
}
