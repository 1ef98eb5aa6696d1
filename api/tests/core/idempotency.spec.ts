import { test } from '@japa/runner'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { withIdempotency } from '#core/requests/idempotency'
import { makeSite, makeUser } from '#tests/support/factories'

async function somebody(): Promise<Principal> {
  const site = await makeSite()
  const user = await makeUser({ site, type: 'player' })
  return {
    ...user,
    sessionId: 0,
    userId: user.id,
    language: 'tr',
    permissions: new Set(),
    isInstallationStaff: false,
  }
}

test.group('An idempotency key', () => {
  test('gives twenty requests at once one answer, and the work is done once', async ({
    assert,
  }) => {
    const principal = await somebody()
    let runs = 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        withIdempotency(principal, 'one-key', { amount: 5 }, async () => {
          runs += 1
          return { status: 201, body: { run: runs } }
        })
      )
    )
    assert.equal(runs, 1)
    assert.lengthOf(
      answers.filter((answer) => !answer.isReplay),
      1
    )
    for (const { status, body } of answers) {
      assert.deepEqual({ status, body }, { status: 201, body: { run: 1 } })
    }
  })

  test('refuses a different request under the same key', async ({ assert }) => {
    const principal = await somebody()
    const work = async () => ({ status: 200, body: {} })
    await withIdempotency(principal, 'one-key', { amount: 5 }, work)
    const error = await withIdempotency(principal, 'one-key', { amount: 6 }, work).catch((e) => e)
    assert.instanceOf(error, AppError)
    assert.equal(error.key, 'idempotencyConflict')
    assert.equal(error.status, 409)
  })

  test('belongs to one user: the same key of another user does its own work', async ({
    assert,
  }) => {
    const work = async () => ({ status: 200, body: {} })
    await withIdempotency(await somebody(), 'shared', {}, work)
    const second = await withIdempotency(await somebody(), 'shared', {}, work)
    assert.isFalse(second.isReplay)
  })

  test('is free again after a refusal, which had no effect', async ({ assert }) => {
    const principal = await somebody()
    const refuse = async () => {
      throw new AppError('insufficientCredit')
    }
    await assert.rejects(() => withIdempotency(principal, 'retry', {}, refuse))
    const second = await withIdempotency(principal, 'retry', {}, async () => ({
      status: 201,
      body: { done: true },
    }))
    assert.deepEqual(second, { status: 201, body: { done: true }, isReplay: false })
  })
})
