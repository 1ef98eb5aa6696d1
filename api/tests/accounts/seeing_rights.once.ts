/** Users who read lists before permissions to see were added still see the same. */
import { test } from '@japa/runner'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { Installation } from '#tests/support/installation'

test.group('The migration to permissions to see', () => {
  test('users who read lists before the two permissions still see the same', async ({ assert }) => {
    const old = await Installation.migrated()
    old.run(`insert into sites (key, title, settings, created_at, updated_at) values ('a', 'A', '{}', 1, 1);
    insert into users (site_id, type, username, username_key, password_hash, permissions, products, limits, created_at, updated_at)
    values (1, 'operator', 'ada', 'ada', '', '["coupons.view"]', '{}', '{}', 1, 1),
      (1, 'operator', 'bob', 'bob', '', '["credit.move"]', '{}', '{}', 1, 1);
    insert into roles (site_id, name, is_shipped, user_type, permissions, created_at, updated_at)
    values (1, 'auditor', 0, 'operator', '["audit.view"]', 1, 1);
    delete from adonis_schema where name like '%0049_permissions_to_see'`)
    const holding = (table: string, permissions: Permission[]) =>
      old.count(
        `select count(*) from ${table} where permissions = '${JSON.stringify(permissions)}'`
      )
    await old.ace(['migration:run', '--force'])
    assert.equal(holding('users', ['coupons.view', 'coupons.paid', 'exports.take']), 1)
    assert.equal(holding('users', ['credit.move']), 1)
    assert.equal(holding('roles', ['audit.view', 'exports.take']), 1)
    await old.ace(['migration:rollback', '--force', '--step=1'])
    assert.equal(holding('users', ['coupons.view']), 1)
    assert.equal(holding('roles', ['audit.view']), 1)
  })
})
