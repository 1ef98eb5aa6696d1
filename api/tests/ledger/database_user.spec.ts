/** The server as its database user (database/server_user.sql), who cannot change the ledger. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import database from '#config/database'
import env from '#start/env'
import { ownedTables } from '#core/database/table_owners'
import { RowIds } from '#core/database/row_ids'
import { sealTransfers } from '#ledger/seals/verify_seals'
import { sealAudit } from '#audit/chain/verify_audit'
import { recordAudit } from '#audit/record_audit'
import { cancel, placeOn } from '#tests/coupons/after_support'
import { cashOf, makeBettor, type Bettor } from '#tests/coupons/support'
import { ended } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { runsOnMysql } from '#tests/support/databases'
import { makeUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest } from '#tests/support/operations'
import { makeWorld } from '#tests/support/world'
import { requireWholeBooks } from '#tests/support/books'

const BOOKS = ['ledger_entries', 'ledger_transfers', 'ledger_seals', 'audit_log', 'audit_seals']
const DATABASE = env.get('DB_DATABASE', 'grandstand')
const USER = `app_${randomUUID().slice(0, 8)}`
const PASSWORD = 'another long password'

/** The statements of database/server_user.sql, for this database and a user of this run. */
function grants(): string[] {
  const file = readFileSync(app.makePath('../database/server_user.sql'), 'utf8')
  return file
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) =>
      statement.replaceAll('grandstand.', `${DATABASE}.`).replaceAll('grandstand@', `${USER}@`)
    )
}

/** From here on the process uses this database user for everything. */
async function connectAs(user: string, password: string): Promise<void> {
  const { mysql } = database.connections
  if (mysql?.client !== 'mysql2') throw new Error('there is no MySQL to connect to')
  await db.manager.close('mysql')
  db.manager.patch('mysql', { ...mysql, connection: { ...mysql.connection, user, password } })
  db.manager.connect('mysql')
}

if (runsOnMysql) {
  test.group('The database user of the server', (group) => {
    let bettor: Bettor
    let admin: ApiSession
    group.setup(async () => {
      await db.rawQuery(`create user ${USER}@'%' identified by '${PASSWORD}'`)
      for (const statement of grants()) await db.rawQuery(statement)
      await connectAs(USER, PASSWORD)
      return async () => {
        await connectAs(env.get('DB_USER', 'root'), env.get('DB_PASSWORD', ''))
        await db.rawQuery(`drop user ${USER}@'%'`)
      }
    })
    group.each.setup(async () => {
      bettor = await makeBettor()
      admin = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    })
    group.each.teardown(async () => {
      await requireWholeBooks()
    })

    test('is the user of the server process', async ({ assert }) => {
      const [rows]: { who: string }[][] = await db.rawQuery('select current_user() as who')
      assert.equal(rows?.[0]?.who, `${USER}@%`)
    })

    test('finds nothing to do when the server starts and migrates', async ({ assert }) => {
      // as in a command, which makes one query at a time: the lock is of the connection that took it
      await connectAs(USER, PASSWORD)
      const { exitCode, error } = await ace.exec('migration:run', ['--force'])
      assert.deepEqual([exitCode, error], [0, undefined])
    })

    test('has the rights to change every table, except those whose rows are only added', async ({
      assert,
    }) => {
      const granted = grants().join('\n')
      const without = ownedTables().filter(([table]) => !granted.includes(`${DATABASE}.${table} `))
      assert.deepEqual([...new Set(without.map(([, { rows }]) => rows))], ['added'])
      assert.includeMembers(
        without.map(([table]) => table),
        BOOKS
      )
    })

    test('places, settles, corrects and takes back', async ({ assert }) => {
      const match = await makeMatch()
      await placeOn(bettor.session, [match])
      assert.equal(await cashOf(bettor.session), 99_000)
      const enter = async (facts: object, basedOnRevision: number) =>
        (
          await admin.post(`/v1/matches/${match.id}/results`, {
            facts,
            basedOnRevision,
            beforeStart: true,
          })
        ).status
      assert.equal(await enter(ended([1, 0]), 0), 200)
      assert.isAbove(await cashOf(bettor.session), 99_000)
      assert.equal(await enter(ended([0, 1]), 1), 200)
      assert.equal(await cashOf(bettor.session), 99_000)
      const undo = { basedOnRevision: 2, reason: 'a test of rights' }
      assert.equal((await admin.post(`/v1/matches/${match.id}/results/undo`, undo)).status, 200)
    })

    test('cancels a coupon, by the player and by hand', async ({ assert }) => {
      const mine = await placeOn(bettor.session, [await makeMatch()])
      assert.equal((await cancel(bettor.session, mine)).status, 200)
      const theirs = await placeOn(bettor.session, [await makeMatch()])
      const order = { action: 'cancel', reason: 'a test of rights' }
      const key = { 'idempotency-key': randomUUID() }
      assert.equal((await admin.post(`/v1/coupons/${theirs}/manual`, order, key)).status, 200)
      assert.equal(await cashOf(bettor.session), 100_000)
    })

    test('sends credit and takes it back', async ({ assert }) => {
      for (const direction of ['send', 'take']) {
        const { status } = await admin.post(
          `/v1/users/${bettor.player.id}/credits`,
          { direction, amountMinor: 500 },
          { 'idempotency-key': randomUUID() }
        )
        assert.equal(status, 201, direction)
      }
    })

    test('does all writes of staff', async ({ assert }) => {
      const world = await makeWorld()
      const removesLast = OPERATIONS.toSorted(
        (a, b) => Number(a.operation.method === 'DELETE') - Number(b.operation.method === 'DELETE')
      )
      for (const operation of removesLast) {
        // some operations end the session
        const session = await signInAs(world.site, world.admin)
        const { method, path, body, headers } = rightRequest(operation, world)
        const { status } = await session.send(method, path, body, headers)
        // 502: the list of a provider that is not there
        if (status !== 502) assert.isBelow(status, 500, `${method} ${path}`)
      }
    })

    test('may take ids from the counters of prices', async () => {
      await new RowIds('markets').refill()
      await new RowIds('outcomes').refill()
    })

    for (const table of BOOKS) {
      test(`A2: cannot change ${table} by any statement`, async ({ assert }) => {
        const { site } = bettor
        const entry = { siteId: site.id, actorId: null, action: 'site.update' } as const
        await recordAudit(db.connection(), {
          ...entry,
          subjectType: 'site',
          subjectId: site.id,
          detail: {},
        })
        await sealAudit()
        await sealTransfers()
        const count = async () => Number((await db.from(table).count('* as n').firstOrFail()).n)
        const before = await count()
        assert.isAbove(before, 0)
        for (const statement of [
          `update ${table} set id = id`,
          `delete from ${table}`,
          `truncate table ${table}`,
          `drop table ${table}`,
          `alter table ${table} add column x int`,
          `replace into ${table} (id) values (1)`,
          `insert into ${table} (id) values (1) on duplicate key update id = id`,
        ]) {
          await assert.rejects(() => db.rawQuery(statement), /command denied to user/)
        }
        assert.equal(await count(), before)
      })
    }
  })
}
