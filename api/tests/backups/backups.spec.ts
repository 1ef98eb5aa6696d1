import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { fingerprintOf } from '#backups/fingerprint'
import { backupFor, listBackups, removeOlder } from '#backups/folder'
import { makeBackup } from '#backups/make_backup'
import { removeRestored, restoreBackup } from '#backups/restore_backup'
import { BackupRefusal } from '#backups/refusal'
import { runsOnMysql } from '#tests/support/databases'
import { makeSite, makeUser } from '#tests/support/factories'
import { withOther } from '#core/database/other_database'

/** Resolves to the fault for which it is refused. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof BackupRefusal ? error.fault : Promise.reject(error))
  )

test.group('Backups', (group) => {
  let parent = ''
  let into = ''

  group.each.setup(() => {
    parent = mkdtempSync(join(tmpdir(), 'grandstand-backups-'))
    into = runsOnMysql ? 'test_restored_copy' : join(parent, 'restored.sqlite3')
    return async () => {
      await removeRestored(into)
      rmSync(parent, { recursive: true })
    }
  })

  const order = (to: number | null = null) => ({
    parent,
    into,
    to,
    server: null,
    isServerLost: false,
  })

  test('one of a moment ago has the rows, sums and chains of then', async ({ assert }) => {
    const site = await makeSite()
    await makeUser({ site, type: 'player', balanceMinor: 12_345 })
    const there = await fingerprintOf(db.connection())
    await makeBackup(parent)
    await restoreBackup(order())
    await makeUser({ site, type: 'player', balanceMinor: 500 })
    assert.deepEqual(await withOther({ name: into, server: null }, fingerprintOf), there)
    assert.notDeepEqual(await fingerprintOf(db.connection()), there)
  })

  test('nothing is restored over a database that has tables', async ({ assert }) => {
    await makeBackup(parent)
    await restoreBackup(order())
    assert.equal(await refusal(restoreBackup(order())), 'notEmpty')
  })

  test('a damaged one, and a time before all of them, are refused by name', async ({ assert }) => {
    const { folder, file, begunAt } = await makeBackup(parent)
    assert.equal(await refusal(restoreBackup(order(begunAt - 60_000))), 'noBackup')
    writeFileSync(join(folder, file), 'something else')
    assert.equal(await refusal(restoreBackup(order())), 'damaged')
  })

  test('the newest before a time is taken, and old ones go, but never the last', async ({
    assert,
  }) => {
    const first = await makeBackup(parent)
    const second = await makeBackup(parent)
    assert.equal((await backupFor(parent, first.endedAt)).folder, first.folder)
    assert.equal((await backupFor(parent, Date.now())).folder, second.folder)
    assert.equal(await removeOlder(parent, Date.now() + 1), 1)
    assert.deepEqual(
      (await listBackups(parent)).map(({ folder }) => folder),
      [second.folder]
    )
  })
})
