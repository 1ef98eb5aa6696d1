/** A user whose row came from elsewhere than the platform gets the pockets that it lacks. */
import { test } from '@japa/runner'
import { USER_POCKETS } from '@grandstand/shared-types/money/pockets'
import { Installation } from '#tests/support/installation'

test.group('The migration of missing pockets', () => {
  test('the migration opens the pockets that a user lacks, and leaves the others', async ({
    assert,
  }) => {
    const old = await Installation.migrated()
    old.run(`insert into sites (key, title, settings, created_at, updated_at) values ('a', 'A', '{}', 1, 1);
    insert into users (site_id, type, username, username_key, password_hash, permissions, products, limits, currency, created_at, updated_at)
    values (1, 'player', 'ada', 'ada', '', '[]', '{}', '{}', 'EUR', 1, 1),
      (1, 'player', 'bob', 'bob', '', '[]', '{}', '{}', 'TRY', 1, 1);
    insert into ledger_accounts (site_id, user_id, owner_key, pocket, currency, balance, floor, created_at)
    values (1, 1, 'u1:balance:EUR', 'balance', 'EUR', 700, -500, 1);
    delete from adonis_schema where name like '%0096_missing_pockets'`)
    await old.ace(['migration:run', '--force'])
    const count = (where: string) =>
      old.count(`select count(*) from ledger_accounts where ${where}`)
    for (const user of [1, 2]) {
      assert.equal(count(`user_id = ${user}`), USER_POCKETS.length)
      for (const pocket of USER_POCKETS) {
        assert.equal(count(`user_id = ${user} and pocket = '${pocket}'`), 1, pocket)
      }
    }
    assert.equal(count(`owner_key = 'u1:balance:EUR' and balance = 700 and floor = -500`), 1)
    assert.equal(count(`owner_key = 'u2:receivable:TRY' and currency = 'TRY' and floor < 0`), 1)
    assert.equal(count('balance = 0 and entry_count = 0'), 2 * USER_POCKETS.length - 1)
  })
})
