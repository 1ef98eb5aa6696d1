/** Users and all their rows survive the migration to roles and its rollback. */
import { test } from '@japa/runner'
import { Installation } from '#tests/support/installation'

const USERS = `
  insert into sites (key, title, settings, created_at, updated_at) values ('a', 'A', '{}', 1, 1);
  insert into users (id, site_id, parent_id, type, username, username_key, password_hash, permissions, products, limits, created_at, updated_at)
    values (7, 1, null, 'admin', 'ada', 'ada', '', '[]', '{}', '{}', 1, 1),
      (9, 1, 7, 'dealer', 'bob', 'bob', '', '["credit.move"]', '{}', '{}', 1, 1),
      (12, 1, 9, 'player', 'cy', 'cy', '', '[]', '{}', '{}', 1, 1);
  delete from users where id = 12;
  insert into user_preferences (user_id, name, value, updated_at) values (9, 'columns', '["id"]', 1);`

test.group('The migration to roles', () => {
  test('the migration to roles and its rollback keep users, their preferences and the next id', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const later = installation.count(
      "select count(*) from adonis_schema where name > (select name from adonis_schema where name like '%0019_roles')"
    )
    installation.run(USERS)
    const kept = (rows: string, where = 'true') =>
      installation.count(`select count(*) from ${rows} where ${where}`)
    const whole = () => {
      assert.equal(kept('users', "id in (7, 9) and username in ('ada', 'bob')"), 2)
      assert.equal(
        kept('users', 'id = 9 and parent_id = 7 and permissions = \'["credit.move"]\''),
        1
      )
      assert.equal(kept('user_preferences', 'user_id = 9 and value = \'["id"]\''), 1)
      assert.equal(kept('pragma_foreign_key_check'), 0)
      assert.equal(installation.count("select seq from sqlite_sequence where name = 'users'"), 12)
      assert.equal(
        kept('sqlite_master', "type = 'index' and name like 'users%' and sql like '%path%'"),
        1
      )
    }
    const back = await installation.ace(['migration:rollback', '--force', `--step=${later + 1}`])
    assert.equal(back.code, 0, back.text)
    whole()
    assert.equal(kept('sqlite_master', "name = 'roles'"), 0)
    const forth = await installation.ace(['migration:run', '--force'])
    assert.equal(forth.code, 0, forth.text)
    whole()
    assert.isAbove(kept('roles', 'is_shipped'), 5)
    installation.run("update users set type = 'partner' where id = 9")
    assert.throws(() => installation.run("update users set type = 'owner' where id = 9"), /CHECK/)
  })
})
