/** The books and the record of who did what are only added to, and a change is found once a day. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sealAudit } from '#audit/chain/seal_audit'
import { recordAudit } from '#audit/record_audit'
import { checkLedger } from '#ledger/check_loop'
import { runsOnMysql } from '#tests/support/databases'
import { accountIdOf, makeSite, makeUser } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

const BOOKS = ['ledger_entries', 'ledger_transfers', 'audit_log', 'audit_seals']

test.group('The books stay as they were written', () => {
  // MySQL withholds the right instead: database_user.spec.ts
  if (!runsOnMysql) {
    for (const table of BOOKS) {
      test(`A2: SQLite refuses to change ${table}`, async ({ assert }) => {
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
