/** A MariaDB whose disk is full (docs/scaling.md). */
import { test } from '@japa/runner'
import { betThroughFullDisk } from '#tests/coupons/full_disk_scene'
import { fill, hasSmallDisk, makeRoom } from '#tests/faults/small_disk'

test.group('A full disk of MariaDB', (group) => {
  group.teardown(makeRoom)

  test('refuses coupons with 503, is named in the log and in health, and nothing stays half-written', ({
    assert,
  }) => betThroughFullDisk({ fill, makeRoom }, assert)).skip(
    !hasSmallDisk,
    'this machine gives no small disk'
  )
})
