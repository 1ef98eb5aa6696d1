/** Holders of an older permission keep the rights that it gave. */
import { test } from '@japa/runner'
import { Installation } from '#tests/support/installation'

test.group('The migration of split permissions', () => {
  test('holders of a permission that was split hold its parts, and the whole again on the way back', async ({
    assert,
  }) => {
    const old = await Installation.migrated()
    old.run(`insert into sites (key, title, settings, created_at, updated_at) values ('a', 'A', '{}', 1, 1);
    insert into users (site_id, type, username, username_key, password_hash, permissions, products, limits, created_at, updated_at)
    values (1, 'operator', 'ada', 'ada', '', '["users.view","coupons.manage","catalogue.edit"]', '{}', '{}', 1, 1);
    delete from adonis_schema where name like '%0018_permission_parts'`)
    const holds = (permissions: string[]) =>
      old.count(`select count(*) from users where permissions = '${JSON.stringify(permissions)}'`)
    await old.ace(['migration:run', '--force'])
    const parts = ['coupons.cancel', 'coupons.resolve']
    const ofCatalogue = ['catalogue.edit', 'matches.edit', 'matches.suspend', 'markets.edit']
    assert.equal(holds(['users.view', ...parts, ...ofCatalogue]), 1)
    await old.ace(['migration:rollback', '--force', '--step=1'])
    assert.equal(holds(['users.view', 'coupons.manage', 'catalogue.edit']), 1)
  })
})
