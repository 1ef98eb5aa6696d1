/** The floor on MySQL: bare mysql2, one transaction a coupon, 16 connections, no HTTP, no checks but the balance. */
import mysql from 'mysql2/promise'
import { bindings, STATEMENTS } from './floor_rows.ts'
import { measure } from './figures.ts'

const CONNECTIONS = 16
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
const FIRST_ID = 50_000_000
const pool = await Promise.all(
  Array.from({ length: CONNECTIONS }, () =>
    mysql.createConnection({
      host: process.env['DB_HOST'] ?? '127.0.0.1',
      port: Number(process.env['DB_PORT'] ?? 3306),
      user: process.env['DB_USER'] ?? 'root',
      password: process.env['DB_PASSWORD'] ?? '',
      database: process.env['DB_DATABASE'] ?? 'grandstand',
    })
  )
)

interface LastRow extends mysql.RowDataPacket {
  id: number | null
}
interface AccountRow extends mysql.RowDataPacket {
  id: number
  user_id: number | null
  site_id: number
  balance: number
  entry_count: number
}
const [accounts] = await (pool[0] ?? fail()).query<AccountRow[]>(
  `select id, user_id, site_id, balance, entry_count from ledger_accounts where pocket in ('balance', 'stakes') order by id`
)
const players = accounts.filter((account) => account.user_id !== null)
const house = accounts.find((account) => account.user_id === null) ?? fail()
// ids above those of an earlier round
const [[last]] = await (pool[0] ?? fail()).query<LastRow[]>('select max(id) as id from coupons')
let nextId = Math.max(FIRST_ID, (last?.id ?? 0) + 1)

async function place(worker: number): Promise<void> {
  const connection = pool[worker] ?? fail()
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
  await connection.query('begin')
  await connection.query(STATEMENTS.key, rows.key)
  const [drawn] = await connection.query<mysql.ResultSetHeader>(STATEMENTS.draw, [player.id])
  if (drawn.affectedRows !== 1) throw new Error('the player is out of funds')
  const [[account]] = await connection.query<AccountRow[]>(STATEMENTS.account, [player.id])
  await connection.query(STATEMENTS.coupon, rows.coupon)
  await connection.query(STATEMENTS.selections, rows.selections)
  await connection.query(STATEMENTS.transfer, rows.transfer)
  await connection.query(
    STATEMENTS.entries,
    rows.entries(account?.entry_count ?? 0, account?.balance ?? 0)
  )
  await connection.query('commit')
}

await measure(CONNECTIONS, warmUpMs, place)
console.log(JSON.stringify(await measure(CONNECTIONS, durationMs, place)))
await Promise.all(pool.map((connection) => connection.end()))

function fail(): never {
  throw new Error('the database was not seeded')
}
