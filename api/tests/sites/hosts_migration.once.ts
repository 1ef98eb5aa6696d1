/** A brand that had a host before brands had several keeps it, and the first of several when it goes back. */
import { test } from '@japa/runner'
import { Installation } from '#tests/support/installation'

test.group('The migration of hosts', () => {
  test('a brand keeps its host, whatever its case, and one without stays without', async ({
    assert,
  }) => {
    const old = await Installation.migrated()
    old.run(`drop table site_hosts;
    alter table sites add column host varchar(190) null;
    create unique index sites_host_unique on sites (host);
    insert into sites (key, title, host, settings, created_at, updated_at)
    values ('a', 'A', 'A.example', '{}', 1, 1), ('b', 'B', null, '{}', 1, 1);
    delete from adonis_schema where name like '%0082_site_hosts'`)
    await old.ace(['migration:run', '--force'])
    assert.equal(old.count(`select count(*) from site_hosts where host = 'a.example'`), 1)
    assert.equal(old.count('select count(*) from site_hosts'), 1)
    old.run(`insert into site_hosts (site_id, host, created_at) values (1, 'c.example', 1)`)
    await old.ace(['migration:rollback', '--force', '--step=1'])
    assert.equal(old.count(`select count(*) from sites where host = 'a.example'`), 1)
    assert.equal(old.count('select count(*) from sites where host is null'), 1)
  })
})
