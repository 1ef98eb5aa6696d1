/** The commands as an operator types them. */
import { basename, dirname } from 'node:path'
import { test } from '@japa/runner'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { ownSeason, writeFile } from '#tests/season_files/support'
import { Installation } from '#tests/support/installation'

test.group('Commands', () => {
  test('with DEMO=false only the catalogue is seeded, and admin:create opens the first admin', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    await installation.ace(['demo:seed'], { DEMO: 'false' })
    assert.equal(installation.count('select count(*) from sites'), 0)
    assert.equal(installation.count('select count(*) from matches'), 0)
    assert.equal(installation.count('select count(*) from sports'), SPORTS.length)
    const who = ['--username', 'headoffice', '--password', 'long enough', '--site-title', 'House']
    const opened = await installation.ace(['admin:create', ...who])
    assert.equal(opened.code, 0, opened.text)
    assert.equal(installation.count("select count(*) from sites where title = 'House'"), 1)
    const again = await installation.ace(['admin:create', ...who])
    assert.equal(again.code, 1)
    const short = await installation.ace([
      'admin:create',
      '--username',
      'second',
      '--password',
      'short',
    ])
    assert.equal(short.code, 1)
    assert.equal(installation.count("select count(*) from users where type = 'admin'"), 1)
  })

  test('ledger:verify exits 1 and names the first break', async ({ assert }) => {
    const installation = await Installation.seeded()
    assert.equal((await installation.ace(['ledger:verify'])).code, 0)
    installation.run(
      "update ledger_accounts set balance = balance + 1 where pocket = 'balance' and balance = 100000"
    )
    const broken = await installation.ace(['ledger:verify'])
    assert.equal(broken.code, 1)
    assert.match(broken.text, /account \d+ says 100001/)
  })

  test('audit:verify exits 1 and names the first row that was changed', async ({ assert }) => {
    const installation = await Installation.seeded()
    const whole = await installation.ace(['audit:verify'])
    assert.equal(whole.code, 0, whole.text)
    assert.match(whole.text, /Audit log whole: \d+ rows/)
    const change = "update audit_log set reason = 'another' where id = 2"
    assert.throws(() => installation.run(change), 'audit_log is only added to')
    installation.run('drop trigger audit_log_no_update')
    installation.run(change)
    const broken = await installation.ace(['audit:verify'])
    assert.equal(broken.code, 1)
    assert.match(broken.text, /row 2 or its seal was changed/)
  })

  test('feed:import and feed:results report their work, and read paths from the caller’s folder', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const path = ownSeason()
    const caller = { GRANDSTAND_CWD: dirname(path) }
    const imported = await installation.ace(
      ['feed:import', 'football-data', basename(path), '--starts-at', '2027-01-04'],
      caller
    )
    assert.equal(imported.code, 0, imported.text)
    assert.match(imported.text, /matches\s+8\s+8 new/)
    assert.match(imported.text, /line 8: 35 fields where the header has 33/)
    const results = await installation.ace(
      ['feed:results', 'football-data', basename(path)],
      caller
    )
    assert.equal(results.code, 0, results.text)
    assert.match(
      results.text,
      /results: 6 new, 0 corrected, 0 unchanged; 1 matches without a score/
    )
    assert.match(results.text, /settled: 6 results, 0 coupons/)
  })

  test('a file that cannot be used is one clear line, exit code 1 and no row', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const path = writeFile('Div,Date,HomeTeam\nE0,17/08/2024,Northgate\n', `torn-${Date.now()}.csv`)
    const refused = await installation.ace(['feed:import', 'football-data', path])
    assert.equal(refused.code, 1)
    assert.include(refused.text, `${basename(path)}, line 1: the header lacks AwayTeam`)
    assert.equal(installation.count('select count(*) from tournaments'), 0)
    const unknown = await installation.ace(['feed:import', 'betfair', path])
    assert.equal(unknown.code, 1)
    assert.include(unknown.text, 'there is no format "betfair"')
    assert.include(unknown.text, 'football-data, football-multimarket, tennis-atp, nba, mlb')
  })
})
