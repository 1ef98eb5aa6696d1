/** Here, since this suite's MariaDB writes a binary log, and coupons come from a server in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fingerprintOf } from '#backups/fingerprint'
import { makeBackup } from '#backups/make_backup'
import { removeRestored, restoreBackup } from '#backups/restore_backup'
import { report } from '#tests/crash/checks'
import { crashWorld, placeThrough, type World } from '#tests/crash/players'
import { server } from '#tests/crash/server_process'
import { runsOnMysql } from '#tests/support/databases'
import { withOther } from '#core/database/other_database'
import { movedAheadMs } from '#core/dialect/database_clock'

const INTO = 'test_restored'

/** Places coupons while `work` runs, and at least `least` of them; resolves to their number. */
async function placingDuring(
  world: World,
  least: number,
  work: () => Promise<unknown>
): Promise<number> {
  let isOver = false
  let answers = 0
  const load = placeThrough(
    world,
    () => isOver,
    () => (answers += 1)
  )
  await work()
  while (answers < least) await pause(20)
  isOver = true
  await load
  return answers
}

/** What must be equal, and the checksum that the database itself makes of each table. */
async function stateOf(client: QueryClientContract) {
  const print = await fingerprintOf(client)
  const checksums: Record<string, unknown> = {}
  for (const table of Object.keys(print.rows)) {
    const [[row]]: [[{ Checksum: unknown }]] = await client.rawQuery(`checksum table ${table}`)
    checksums[table] = row.Checksum
  }
  return { ...print, checksums }
}

/** The begin of the next second by the database's clock, once it is there: the log knows seconds. */
async function nextSecond(): Promise<number> {
  const now = async () => {
    const [[row]]: [[{ at: number }]] = await db.rawQuery('select unix_timestamp() as at')
    return row.at
  }
  const before = await now()
  for (;;) {
    const at = await now()
    if (at > before) return at * 1000 + movedAheadMs()
    await pause(20)
  }
}

if (runsOnMysql) {
  test.group('A backup brought to a point in time', () => {
    test('M18 has the rows, sums and chains of that time, and nothing later', async ({
      assert,
      cleanup,
    }) => {
      const parent = mkdtempSync(join(tmpdir(), 'grandstand-backups-'))
      cleanup(async () => {
        await removeRestored(INTO)
        rmSync(parent, { recursive: true })
        await server.start()
      })
      const world = await crashWorld()
      await server.start()
      let begunAt = 0
      const before = await placingDuring(world, 100, async () => {
        begunAt = (await makeBackup(parent)).begunAt
      })
      const between = await placingDuring(world, 100, async () => {})
      // what it writes by itself would stand between the look and the second
      await server.stop()
      const there = await stateOf(db.connection())
      const to = await nextSecond()
      await server.start()
      const after = await placingDuring(world, 100, async () => {})
      await server.stop()
      const later = await stateOf(db.connection())

      const began = performance.now()
      await restoreBackup({ parent, into: INTO, to, server: null, isServerLost: false })
      const restoredMs = Math.round(performance.now() - began)
      const restored = await withOther({ name: INTO, server: null }, stateOf)
      assert.deepEqual(restored, there)
      assert.isAbove(later.rows['coupons'] ?? 0, restored.rows['coupons'] ?? 0)
      report('M18', 'restored to a second between coupons', {
        before,
        between,
        after,
        rows: Object.values(restored.rows).reduce((sum, count) => sum + count, 0),
        reachedMs: to - begunAt,
        restoredMs,
      })

      // as late as there is anything: everything
      await removeRestored(INTO)
      await restoreBackup({ parent, into: INTO, to: null, server: null, isServerLost: false })
      assert.deepEqual(await withOther({ name: INTO, server: null }, stateOf), later)
    })
  })
}
