/**
 * The floor on SQLite: bare better-sqlite3, a transaction for each coupon, or for each group of BENCH_GROUP; prepared statements,
 * the same durability.
 */
import Database from 'better-sqlite3'
import { GROUP, groupOf } from './floor_groups.ts'
import { bindings, STATEMENTS, type FloorCoupon } from './floor_rows.ts'
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

function nextCoupon(): FloorCoupon {
  const id = nextId++
  const player = players[id % players.length] ?? fail()
  return {
    ...{ id, userId: player.user_id ?? 0, siteId: player.site_id },
    ...{ accountId: player.id, houseId: house.id },
  }
}

const writeOne = db.transaction(() => {
  const coupon = nextCoupon()
  const rows = bindings(coupon, Date.now())
  statement['key']?.run(...rows.key)
  if (statement['draw']?.run(coupon.accountId).changes !== 1) fail('the player is out of funds')
  const account = statement['account']?.get(coupon.accountId)
  statement['coupon']?.run(...rows.coupon)
  statement['selections']?.run(...rows.selections)
  statement['transfer']?.run(...rows.transfer)
  statement['entries']?.run(...rows.entries(account?.entry_count ?? 0, account?.balance ?? 0))
})

const prepared = new Map<string, Database.Statement<unknown[], AccountRow>>()

function prepare(sql: string): Database.Statement<unknown[], AccountRow> {
  const known = prepared.get(sql)
  if (known) return known
  const made = db.prepare<unknown[], AccountRow>(sql)
  prepared.set(sql, made)
  return made
}

const writeGroup = db.transaction(() => {
  const { draw, account, rows } = groupOf(Array.from({ length: GROUP }, nextCoupon), Date.now())
  const drawn = prepare(draw.sql).run(...draw.values).changes
  if (drawn !== GROUP) fail('a player is out of funds')
  const drawnOn = prepare(account.sql).all(...account.values)
  for (const { sql, values } of rows(drawnOn)) prepare(sql).run(...values)
})

const write = GROUP > 1 ? writeGroup : writeOne

await measure(1, warmUpMs, async () => write())
console.log(JSON.stringify(await measure(1, durationMs, async () => write())))

function fail(reason = 'the database was not seeded'): never {
  throw new Error(reason)
}
