import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { must } from '#core/errors/must'
import { maskPersonal } from '#core/mask_personal'
import { ApiSession, type ApiAnswer, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { loggedBy } from '#tests/support/log'

const EMAIL = 'ayse.cinar@mail.example'

/**
 * Runs `work` while a check of a password meets `fault`, as it would meet a fault of ours. Nothing in the background checks
 * passwords, so that the fault reaches the request alone.
 */
async function faulty(fault: Error, work: () => Promise<void>): Promise<void> {
  const { verify } = hash
  hash.verify = () => Promise.reject(fault)
  try {
    await work()
  } finally {
    hash.verify = verify
  }
}

/** What the database says when a person's row exists already, with the statement and its values. */
async function databaseFault(): Promise<Error> {
  const site = await makeSite()
  const user = await makeUser({ site, type: 'player' })
  await db.from('users').where('id', user.id).update({ email: EMAIL })
  const row: Record<string, string | number> = await db
    .from('users')
    .where('id', user.id)
    .firstOrFail()
  try {
    await db.table('users').insert({ ...row, id: user.id })
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the database took a second row of the same person')
}

test.group('A fault of the server', () => {
  /** Asks for a sign-in, which meets the fault. */
  async function ask(fault: Error, headers: Record<string, string> = {}) {
    const session = new ApiSession((await makeSite()).host)
    let answer: ApiAnswer<Refusal> | null = null
    const logged = await loggedBy(() =>
      faulty(fault, async () => {
        const body = { username: 'somebody', password: 'open-sesame-1' }
        answer = await session.post('/v1/sessions', body, headers)
      })
    )
    const { status, headers: answered, body } = must<ApiAnswer<Refusal>>(answer, 'answer')
    return { status, headers: answered, body, text: JSON.stringify(body), logged }
  }

  test('S12: answers with a number to look it up by, and with no stack, text or path', async ({
    assert,
  }) => {
    const { status, body, text, logged } = await ask(new Error('a secret of the inside'))
    assert.equal(status, 500)
    const { key, params, correlationId } = body.error
    assert.deepEqual([key, params], ['tecnicalProblem', []])
    assert.match(correlationId ?? '', /^[\w-]{16,}$/)
    for (const inside of ['secret', '.ts', 'node:', 'at ', 'Error:']) {
      assert.notInclude(text, inside)
    }

    const line = logged.split('\n').find((one) => one.includes('unhandled error')) ?? ''
    const entry = JSON.parse(line)
    assert.equal(entry.correlationId, correlationId)
    assert.equal(entry.request_id, correlationId)
    assert.include(entry.err.message, 'a secret of the inside')
    assert.include(entry.err.stack, 'faults.spec.ts')
  })

  test('a request is found by the x-request-id that it brings, if that is short and plain, else by one of ours', async ({
    assert,
  }) => {
    const entryOf = (logged: string) =>
      JSON.parse(logged.split('\n').find((one) => one.includes('unhandled error')) ?? '{}')
    const own = randomUUID()
    const named = await ask(new Error('a fault'), { 'x-request-id': own })
    assert.equal(named.status, 500)
    assert.equal(named.body.error.correlationId, own)
    assert.equal(named.headers.get('x-request-id'), own)
    assert.containsSubset(entryOf(named.logged), { correlationId: own, request_id: own })

    const first = await ask(new Error('a fault'))
    const second = await ask(new Error('a fault'), { 'x-request-id': 'a'.repeat(65) })
    const third = await ask(new Error('a fault'), { 'x-request-id': '<script>' })
    const ids = [first, second, third].map(({ body }) => body.error.correlationId)
    assert.equal(new Set(ids).size, 3)
    for (const { headers, body, logged } of [first, second, third]) {
      const { correlationId } = body.error
      assert.equal(headers.get('x-request-id'), correlationId)
      assert.match(correlationId ?? '', /^[a-z0-9-]{20,40}$/i)
      assert.containsSubset(entryOf(logged), { correlationId, request_id: correlationId })
    }
  })

  test('S12 S10: the log names the fault of a statement, and nobody whom it was about', async ({
    assert,
  }) => {
    const { status, text, logged } = await ask(await databaseFault())
    assert.equal(status, 500)
    assert.include(logged, 'unhandled error')
    for (const told of [text, logged]) {
      assert.notInclude(told, EMAIL)
      assert.notInclude(told, 'Ayşe')
    }
    assert.notInclude(text, 'insert')
  })

  test('S10: addresses, phones and accounts are masked in every line, numbers of rows are not', ({
    assert,
  }) => {
    const line = `{"userId":12,"time":1795713550210,"msg":"to ${EMAIL}, +90 532 123 45 67, TR33 0006 1005 1978 6457 8413 26"}`
    assert.equal(
      maskPersonal(line),
      '{"userId":12,"time":1795713550210,"msg":"to <email>, <phone>, <iban>"}'
    )
    assert.equal(
      maskPersonal("Duplicate entry 'ayse34' for key 'users_username'"),
      "Duplicate entry '<value>' for key 'users_username'"
    )
  })
})
