/** The demo brand, and the passwords that it may be opened with. */
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { requireDemoPassword, UnsafeDemo } from '#dealers/demo_sign_ins'
import { Installation } from '#tests/support/installation'

/** A server that other machines can reach, with a password that is not published. */
const OUTSIDE = { HOST: '0.0.0.0', DEMO_PASSWORD: 'nobody knows this' }

/** The house put up the seeds of the jackpot beside them. */
const CREDITS = "select count(*) from ledger_transfers where kind = 'creditSent'"

test.group('The demo', () => {
  test('demo:seed opens the brand once, and its credit is posted to the ledger', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const first = await installation.ace(['demo:seed'])
    assert.equal(first.code, 0, first.text)
    for (const name of ['admin1234', 'dealer1234', 'player1234', 'cashier1234']) {
      assert.include(first.text, name)
    }
    const cash = (name: string) =>
      installation.count(
        `select balance from ledger_accounts join users on users.id = user_id where username = '${name}' and pocket = 'balance'`
      )
    assert.equal(cash('dealer'), 9_900_000)
    assert.equal(cash('player'), 100_000)
    assert.equal(installation.count(CREDITS), 2)
    const staff = 'select count(*) from users where is_installation_staff = 1'
    assert.equal(installation.count(staff), 1)
    assert.equal(installation.count(`${staff} and username = 'admin'`), 1)
    const matches = installation.count('select count(*) from matches')
    assert.isAbove(matches, 200)

    const second = await installation.ace(['demo:seed'])
    assert.equal(second.code, 0, second.text)
    assert.lengthOf(second.text.trim().split('\n'), 1)
    assert.equal(installation.count('select count(*) from users'), 4)
    assert.equal(installation.count('select count(*) from matches'), matches)
  })

  test('demo:seed opens nothing where strangers could sign in with the known passwords', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const refused = await installation.ace(['demo:seed'], { HOST: '0.0.0.0' })
    assert.equal(refused.code, 1, refused.text)
    assert.include(refused.text, "HOST is 0.0.0.0, and everybody knows the demo's passwords")
    const weak = { ...OUTSIDE, DEMO_PASSWORD: 'password123' }
    const common = await installation.ace(['demo:seed'], weak)
    assert.equal(common.code, 1, common.text)
    assert.include(common.text, 'anybody would try this password first')
    assert.equal(installation.count('select count(*) from sites'), 0)

    const opened = await installation.ace(['demo:seed'], OUTSIDE)
    assert.equal(opened.code, 0, opened.text)
    assert.match(opened.text, /admin +DEMO_PASSWORD/)
    assert.notInclude(opened.text, OUTSIDE.DEMO_PASSWORD)
    for (const name of ['admin', 'dealer', 'player', 'cashier']) {
      assert.isTrue(await installation.isPassword(name, OUTSIDE.DEMO_PASSWORD), name)
    }
  })

  test('a demo open to other machines replaces the known passwords alone; otherwise its server refuses to start', async ({
    assert,
  }) => {
    const installation = await Installation.seeded()
    const ownHash = await hash.make('of the dealer alone')
    installation.run(`update users set password_hash = '${ownHash}' where username = 'dealer'`)

    const shut = await installation.server({ HOST: '0.0.0.0' })
    assert.include(shut.text, "everybody knows the demo's passwords")
    const stillShut = await installation.server({ HOST: '0.0.0.0', DEMO: 'false' })
    assert.include(stillShut.text, 'everybody knows the passwords of admin, player, cashier')
    assert.notEqual(shut.code, 0)
    assert.notEqual(stillShut.code, 0)

    const again = await installation.ace(['demo:seed'], OUTSIDE)
    assert.include(again.text, 'admin / DEMO_PASSWORD')
    assert.isTrue(await installation.isPassword('admin', OUTSIDE.DEMO_PASSWORD))
    assert.isTrue(await installation.isPassword('player', OUTSIDE.DEMO_PASSWORD))
    assert.isTrue(await installation.isPassword('dealer', 'of the dealer alone'))
    assert.equal(
      installation.count("select count(*) from audit_log where action = 'user.passwordReset'"),
      3
    )
  })

  test('demo:seed continues where an interrupted start ended', async ({ assert }) => {
    const installation = await Installation.seeded()
    installation.run(`
      update job_states set state = 'begun' where name = 'demo:brand';
      delete from ledger_accounts where user_id = (select id from users where username = 'player')
        and id not in (select account_id from ledger_entries);
    `)
    const again = await installation.ace(['demo:seed'])
    assert.equal(again.code, 0, again.text)
    assert.equal(installation.count('select count(*) from users'), 4)
    assert.equal(installation.count(CREDITS), 2)
  })
})

test.group('The demo’s passwords', () => {
  const isRefused = (host: string, isDemoOn = true, ownPassword?: string) => {
    try {
      requireDemoPassword({ host, isDemoOn, ownPassword })
      return false
    } catch (error) {
      return error instanceof UnsafeDemo
    }
  }

  test('work on the own machine alone', ({ assert }) => {
    for (const host of ['127.0.0.1', '127.8.9.1', '::1', 'localhost']) {
      assert.isFalse(isRefused(host), host)
    }
    for (const host of [
      '0.0.0.0',
      '::',
      '192.168.1.5',
      'fd00::1',
      'betting.example',
      '128.0.0.1',
    ]) {
      assert.isTrue(isRefused(host), host)
      assert.isFalse(isRefused(host, false), `${host} without the demo`)
      assert.isFalse(isRefused(host, true, 'nobody knows this'), `${host} with a password`)
    }
  })
})
