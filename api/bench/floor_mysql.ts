/**
 * The floor on MySQL: bare mysql2, a transaction for each coupon on 16 connections, or for each group of BENCH_GROUP on two; no
 * HTTP, no checks but the balance.
 */
import mysql from 'mysql2/promise'
import { GROUP, groupOf } from './floor_groups.ts'
import { bindings, STATEMENTS, type FloorCoupon } from './floor_rows.ts'
import { measure } from './figures.ts'

const CONNECTIONS = GROUP > 1 ? 2 : 16
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 1500)
/** Several of these programs at once write coupons of their own ranges. */
const FIRST_ID = Number(process.env['BENCH_FIRST_ID'] ?? 50_000_000)
const IDS = 50_000_000
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
const [[last]] = await (pool[0] ?? fail()).query<LastRow[]>(
  'select max(id) as id from coupons where id between ? and ?',
  [FIRST_ID, FIRST_ID + IDS - 1]
)
let nextId = Math.max(FIRST_ID, (last?.id ?? 0) + 1)

function nextCoupon(): FloorCoupon {
  const id = nextId++
  const player = players[id % players.length] ?? fail()
  return {
    ...{ id, userId: player.user_id ?? 0, siteId: player.site_id },
    ...{ accountId: player.id, houseId: house.id },
  }
}

async function placeOne(worker: number): Promise<void> {
  const connection = pool[worker] ?? fail()
  const coupon = nextCoupon()
  const rows = bindings(coupon, Date.now())
  await connection.query('begin')
  await connection.query(STATEMENTS.key, rows.key)
  const [drawn] = await connection.query<mysql.ResultSetHeader>(STATEMENTS.draw, [coupon.accountId])
  if (drawn.affectedRows !== 1) fail('the player is out of funds')
  const [[account]] = await connection.query<AccountRow[]>(STATEMENTS.account, [coupon.accountId])
  await connection.query(STATEMENTS.coupon, rows.coupon)
  await connection.query(STATEMENTS.selections, rows.selections)
  await connection.query(STATEMENTS.transfer, rows.transfer)
  await connection.query(
    STATEMENTS.entries,
    rows.entries(account?.entry_count ?? 0, account?.balance ?? 0)
  )
  await connection.query('commit')
}

async function placeGroup(worker: number): Promise<void> {
  const connection = pool[worker] ?? fail()
  const { draw, account, rows } = groupOf(Array.from({ length: GROUP }, nextCoupon), Date.now())
  await connection.query('begin')
  const [drawn] = await connection.query<mysql.ResultSetHeader>(draw.sql, draw.values)
  if (drawn.affectedRows !== GROUP) fail('a player is out of funds')
  const [drawnOn] = await connection.query<AccountRow[]>(account.sql, account.values)
  for (const { sql, values } of rows(drawnOn)) await connection.query(sql, values)
  await connection.query('commit')
}

const place = GROUP > 1 ? placeGroup : placeOne

await measure(CONNECTIONS, warmUpMs, place)
console.log(JSON.stringify(await measure(CONNECTIONS, durationMs, place)))
await Promise.all(pool.map((connection) => connection.end()))

function fail(reason = 'the database was not seeded'): never {
  throw new Error(reason)
}
