/** The books and the record of who did what are only added to, and a change is found once a day. */
import { test } from '@japa/runner'
import { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import { refuseReplacing } from '#database/only_added_to'
import { dialect } from '#core/dialect/current'
import { isUniqueViolation } from '#core/database/transactions'
import { sealTransfers } from '#ledger/seals/verify_seals'
import { sealAudit } from '#audit/chain/verify_audit'
import { recordAudit } from '#audit/record_audit'
import { checkLedger } from '#ledger/check_loop'
import { runsOnMysql } from '#tests/support/databases'
import { accountIdOf, makeSite, makeUser } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

const BOOKS = ['ledger_entries', 'ledger_transfers', 'ledger_seals', 'audit_log', 'audit_seals']
/** A number that no row has. */
const UNUSED = 900_000_000_000
/** Every table whose rows are only added, on SQLite. */
const GUARDED = [...BOOKS, 'audit_anchors', 'ledger_anchors', 'daily_heads']

/** Writes one row at least to each of the books. */
async function fillBooks(): Promise<void> {
  const { id: siteId } = await makeSite()
  await makeUser({ site: await makeSite(), type: 'player', balanceMinor: 100 })
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'site.update',
    subjectType: 'site',
    subjectId: siteId,
    detail: {},
  })
  await sealAudit()
  await sealTransfers()
}

test.group('The books stay as they were written', () => {
  // MySQL withholds the right instead: database_user.spec.ts
  if (!runsOnMysql) {
    for (const table of BOOKS) {
      test(`A2: SQLite refuses to change ${table}`, async ({ assert }) => {
        await fillBooks()
        const count = async () => Number((await db.from(table).count('* as n').firstOrFail()).n)
        const before = await count()
        assert.isAbove(before, 0)
        for (const statement of [`update ${table} set id = id`, `delete from ${table}`]) {
          await assert.rejects(
            () => db.rawQuery(statement),
            new RegExp(`${table} is only added to`)
          )
        }
        assert.equal(await count(), before)
      })
    }
  }

  if (!runsOnMysql) {
    test('A2: each table that is only added to refuses a change, a removal and a replacement', async ({
      assert,
    }) => {
      const triggers: { name: string }[] = await db.rawQuery(
        `select name from sqlite_master where type = 'trigger' order by name`
      )
      const expected = GUARDED.flatMap((table) =>
        ['no_delete', 'no_replace', 'no_update'].map((name) => `${table}_${name}`)
      )
      assert.sameMembers(
        triggers.map(({ name }) => name),
        expected
      )
    })
  }

  for (const table of BOOKS) {
    test(`A2: no row of ${table} is replaced, whichever of its keys the new one has`, async ({
      assert,
    }) => {
      await fillBooks()
      const keys = (await dialect().schema.uniqueKeys(db.connection())).filter(
        (key) => key.table === table
      )
      assert.isAbove(keys.length, 0)
      const [row] = await db.from(table).orderBy('id', 'desc').limit(1)
      const whole: Record<string, unknown> = row
      for (const { columns } of keys) {
        if (columns.some((column) => whole[column] === null)) continue
        const other = keys.flatMap((key) => key.columns).filter((name) => !columns.includes(name))
        const added = { ...whole, ...Object.fromEntries(other.map((name) => [name, UNUSED])) }
        const refused: unknown = await db
          .table(table)
          .insert(added)
          .catch((error: unknown) => error)
        // as the code knows it that counts on the key, such as of a transfer that is posted twice
        assert.isTrue(isUniqueViolation(refused), `${table} ${columns.join()}`)
        if (runsOnMysql) continue
        for (const how of ['replace', 'ignore']) {
          const names = Object.keys(added)
          const sql = `insert or ${how} into ${table} ("${names.join('", "')}") values (${names.map(() => '?').join()})`
          await assert.rejects(
            () => db.rawQuery(sql, Object.values(added)),
            new RegExp(`${table} has a row with this key`)
          )
        }
      }
      assert.deepEqual(await db.from(table).where('id', row.id).firstOrFail(), row)
    })
  }

  if (!runsOnMysql) {
    test('A2: the tables of a database that exists are guarded by its next migration', async ({
      assert,
    }) => {
      const guards = async (): Promise<unknown[]> =>
        db.rawQuery(
          `select name, sql from sqlite_master where type = 'trigger' and name like '%_no_replace' order by name`
        )
      const before = await guards()
      for (const table of GUARDED) await db.rawQuery(`drop trigger ${table}_no_replace`)
      class Next extends BaseSchema {
        override async up() {
          refuseReplacing(this)
        }
      }
      await new Next(db.connection(), 'next').execUp()
      assert.deepEqual(await guards(), before)
    })

    test('A2: nor by the number that SQLite itself gives a row', async ({ assert }) => {
      await fillBooks()
      const { rowid } = await db.from('audit_seals').select('rowid').firstOrFail()
      const sql =
        'insert or replace into audit_seals (rowid, id, audit_id, hash) values (?, ?, ?, ?)'
      await assert.rejects(
        () => db.rawQuery(sql, [rowid, UNUSED, UNUSED, 'a']),
        /audit_seals has a row with this key/
      )
    })
  }

  test('A2: the daily check writes a changed balance to the audit log of every brand', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 500 })
    const cash = await accountIdOf(player.id, 'balance')
    const alerts = () => db.from('audit_log').where({ site_id: site.id, action: 'ledger.broken' })
    await checkLedger()
    assert.lengthOf(await alerts(), 0)

    const setBalance = (balance: number) =>
      tampering(() => db.from('ledger_accounts').where('id', cash).update({ balance }))
    await setBalance(501)
    await checkLedger()
    await setBalance(500)
    const [alert] = await alerts()
    assert.deepEqual(JSON.parse(String(alert?.detail)), {
      ledgerFault: 'balanceWrong',
      brokenId: cash,
    })
  })
})
