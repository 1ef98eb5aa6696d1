/** A database whose disk is full (docs/scaling.md). SQLite's own bound of its file is met in the same way. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { betThroughFullDisk } from '#tests/coupons/full_disk_scene'
import { runsOnMysql } from '#tests/support/databases'

const NO_BOUND = 1_073_741_823

/** Lets the file grow no more, and takes what room it has. */
async function fill(): Promise<void> {
  await db.rawQuery('create table filler (bytes blob)')
  // a bound below the size of the file is raised to it
  await db.rawQuery('pragma max_page_count = 1')
  for (const size of [1_000_000, 50_000, 3_000]) {
    for (;;) {
      try {
        await db.rawQuery(`insert into filler values (zeroblob(${size}))`)
      } catch {
        break
      }
    }
  }
}

async function makeRoom(): Promise<void> {
  await db.rawQuery(`pragma max_page_count = ${NO_BOUND}`)
  await db.rawQuery('drop table filler')
}

test.group('A full disk of the database', () => {
  // tests/faults/full_disk.faults.ts fills the disk of a MariaDB
  if (runsOnMysql) return

  test('refuses coupons with 503, is named in the log and in health, and nothing stays half-written', ({
    assert,
  }) => betThroughFullDisk({ fill, makeRoom }, assert))
})
