/** An installation that gets another APP_KEY: nobody is signed out, nothing is lost, and the earlier key can go. */
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { TOTP } from 'otpauth'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import type {
  RecoveryCodes,
  SecondFactorSetup,
} from '@grandstand/shared-types/wire/people/accounts'
import { ServerProcess } from '#tests/crash/server_process'
import { ApiSession } from '#tests/support/client'
import { Installation } from '#tests/support/installation'

const FIRST = 'only-for-tests-0123456789abcdefghij'
const NEXT = 'the-next-key-9876543210zyxwvutsrqpo'

const LASTS_MS = 10_000

const ADMIN = { username: 'admin', password: 'admin1234' }
const PLAYER = { username: 'player', password: 'player1234' }

/** A code that still counts for some seconds, and is not `used`. */
async function freshCode(app: TOTP, used = ''): Promise<string> {
  for (;;) {
    const code = app.generate()
    if (code !== used && app.remaining() > LASTS_MS) return code
    await pause(200)
  }
}

test.group('A new APP_KEY', (group) => {
  let installation: Installation
  let server: ServerProcess

  const keys = (present: string, others: string) => ({
    APP_KEY: present,
    OTHER_APP_KEYS: others,
  })

  async function restart(present: string, others: string): Promise<void> {
    await server?.stop()
    server = new ServerProcess(
      {
        DB_CONNECTION: 'sqlite',
        SQLITE_FILE: installation.file,
        DEMO: 'true',
        ...keys(present, others),
      },
      []
    )
    await server.start()
  }

  /** The same browser at the server as it runs now. */
  async function goOn(browser: ApiSession): Promise<ApiSession> {
    const session = new ApiSession('localhost', await server.port())
    for (const [name, value] of browser.cookies) session.cookies.set(name, value)
    return session
  }

  const signIn = async (person: typeof ADMIN & { code?: string }) => {
    const session = new ApiSession('localhost', await server.port())
    return { session, answer: await session.post('/v1/sessions', person) }
  }

  const write = (session: ApiSession) => session.put('/v1/me/preferences/theme', { value: 'dark' })

  group.setup(async () => {
    installation = await Installation.seeded()
    return () => server.stop()
  })

  test('moves step by step over all that the first one has sealed', async ({ assert }) => {
    await restart(FIRST, '')
    const { session: admin } = await signIn(ADMIN)
    let { session: player } = await signIn(PLAYER)
    const set = await admin.post<SecondFactorSetup>('/v1/me/second-factor', {
      currentPassword: ADMIN.password,
    })
    const app = new TOTP({ secret: set.body.secret })
    const used = await freshCode(app)
    const made = await admin.post<RecoveryCodes>('/v1/me/second-factor/confirm', {
      code: used,
    })
    const written = await write(player)
    assert.isBelow(written.status, 300, JSON.stringify(written.body))
    assert.equal((await installation.ace(['audit:verify'], keys(FIRST, ''))).code, 0)

    // 1. servers that open with the next key, and still seal with the first one
    await restart(FIRST, NEXT)
    player = await goOn(player)
    assert.isBelow((await write(player)).status, 300)

    // 2. the next key seals; the token of the form is the one that the first key made
    await restart(NEXT, FIRST)
    player = await goOn(player)
    assert.isBelow((await write(player)).status, 300)
    let again = await signIn({ ...ADMIN, code: made.body.codes[0] ?? '' })
    assert.equal(again.answer.status, 201, 'a recovery code of the first key')

    // 3. everything is sealed anew; the recovery codes are what is left
    const rotated = await installation.ace(['key:rotate'], keys(NEXT, FIRST))
    assert.equal(rotated.code, 1, rotated.text)
    assert.match(rotated.text, /payment_methods\.sealed_secrets: \d+ sealed anew/)
    assert.match(rotated.text, /recovery_codes\.code_hash +9/)
    assert.notInclude(rotated.text, 'audit_log')
    assert.notInclude(rotated.text, 'ledger_transfers')
    const repeated = await installation.ace(['key:rotate'], keys(NEXT, FIRST))
    assert.include(repeated.text, 'Sealed anew: 0 values.')

    // 4. the first key is gone
    installation.run('delete from recovery_codes where used_at is null')
    assert.equal((await installation.ace(['key:rotate'], keys(NEXT, FIRST))).code, 0)
    await restart(NEXT, '')
    player = await goOn(player)
    assert.isBelow((await write(player)).status, 300)
    again = await signIn({
      ...ADMIN,
      code: await freshCode(app, used),
    })
    assert.equal(again.answer.status, 201, 'the second factor')
    const methods = await again.session.list<PaymentMethodRow>('payment-methods')
    assert.isAbove(methods.body.length, 0)
    for (const { secretNames } of methods.body) assert.isNotNull(secretNames)
    const whole = await installation.ace(['audit:verify'], keys(NEXT, ''))
    assert.equal(whole.code, 0, whole.text)
    const books = await installation.ace(['ledger:verify'], keys(NEXT, ''))
    assert.equal(books.code, 0, books.text)
  })

  test('keeps what proves the audit log and the ledger: a changed old row is found without the first key', async ({
    assert,
  }) => {
    await server.stop()
    const id = installation.count('select min(id) from audit_log')
    installation.run(
      `drop trigger audit_log_no_update; update audit_log set reason = 'another' where id = ${id}`
    )
    const found = await installation.ace(['audit:verify'], keys(NEXT, ''))
    assert.equal(found.code, 1)
    assert.include(found.text, `row ${id} or its seal was changed`)
    const transfer = installation.count('select min(id) from ledger_transfers')
    installation.run(
      `drop trigger ledger_transfers_no_update; update ledger_transfers set note = 'another' where id = ${transfer}`
    )
    const changed = await installation.ace(['ledger:verify'], keys(NEXT, ''))
    assert.equal(changed.code, 1)
    assert.include(
      changed.text,
      `transfer ${transfer}, or one of its entries, differs from its seal`
    )
    // and with neither key nothing is proven
    const other = await installation.ace(['audit:verify'], keys(`${NEXT}-other`, ''))
    assert.equal(other.code, 1)
  })
})
