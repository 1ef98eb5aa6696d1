/** The commands as they are typed: each run is a process of its own, on an SQLite file of its own. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import app from '@adonisjs/core/services/app'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { ownSeason, writeFile } from '#tests/season_files/support'

interface Ended {
  code: number
  text: string
}

class Installation {
  readonly #file = writeFile('', `commands-${Date.now()}-${Math.random()}.sqlite3`)

  async migrate(): Promise<this> {
    await this.ace(['migration:run', '--force'])
    return this
  }

  ace(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    const settings = { DB_CONNECTION: 'sqlite', SQLITE_FILE: this.#file, NO_COLOR: '1', ...env }
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['ace.js', ...args],
        { cwd: app.appRoot, env: { ...process.env, ...settings } },
        (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr })
      )
    })
  }

  /** The number that a query gives. */
  count(sql: string): number {
    const handle = new Sqlite(this.#file)
    try {
      const value: unknown = handle.prepare(sql).pluck().get()
      return Number(value)
    } finally {
      handle.close()
    }
  }

  run(sql: string): void {
    const handle = new Sqlite(this.#file)
    handle.exec(sql)
    handle.close()
  }

  remove(): void {
    for (const end of ['', '-wal', '-shm']) rmSync(this.#file + end, { force: true })
  }
}

test.group('Commands', (group) => {
  let installation: Installation
  group.each.timeout(60_000)
  group.each.setup(async () => {
    installation = await new Installation().migrate()
    return () => installation.remove()
  })

  test('demo:seed opens the brand once, with money that was really sent', async ({ assert }) => {
    const first = await installation.ace(['demo:seed'])
    assert.equal(first.code, 0, first.text)
    for (const name of ['admin1234', 'dealer1234', 'player1234']) assert.include(first.text, name)
    const cash = (name: string) =>
      installation.count(
        `select balance from ledger_accounts join users on users.id = user_id where username = '${name}' and pocket = 'balance'`
      )
    assert.equal(cash('dealer'), 9_900_000)
    assert.equal(cash('player'), 100_000)
    assert.equal(installation.count('select count(*) from ledger_transfers'), 2)
    const matches = installation.count('select count(*) from matches')
    assert.isAbove(matches, 200)

    const second = await installation.ace(['demo:seed'])
    assert.equal(second.code, 0, second.text)
    assert.lengthOf(second.text.trim().split('\n'), 1)
    assert.equal(installation.count('select count(*) from users'), 3)
    assert.equal(installation.count('select count(*) from matches'), matches)
  })

  test('demo:seed goes on where a start was cut off', async ({ assert }) => {
    await installation.ace(['demo:seed'])
    installation.run(`
      update job_states set state = 'begun' where name = 'demo:brand';
      delete from ledger_accounts where user_id = (select id from users where username = 'player')
        and id not in (select account_id from ledger_entries);
    `)
    const again = await installation.ace(['demo:seed'])
    assert.equal(again.code, 0, again.text)
    assert.equal(installation.count('select count(*) from users'), 3)
    assert.equal(installation.count('select count(*) from ledger_transfers'), 2)
  })

  test('with DEMO=false nothing but the catalogue is seeded, and admin:create opens the first admin', async ({
    assert,
  }) => {
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
    await installation.ace(['demo:seed'])
    assert.equal((await installation.ace(['ledger:verify'])).code, 0)
    installation.run(
      "update ledger_accounts set balance = balance + 1 where pocket = 'balance' and balance = 100000"
    )
    const broken = await installation.ace(['ledger:verify'])
    assert.equal(broken.code, 1)
    assert.match(broken.text, /account \d+ says 100001/)
  })

  test('feed:import and feed:results report what they did; paths are the caller’s', async ({
    assert,
  }) => {
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
