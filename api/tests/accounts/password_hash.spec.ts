import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { scryptSync } from 'node:crypto'
import { AppError } from '#core/errors/app_error'
import { atMost } from '#core/timing/at_most'
import User from '#accounts/models/user'
import { hashing, RECOMMENDED } from '#config/hash'
import { openAllDoors } from '#core/throttle/throttle'
import { hashPassword, isPassword } from '#accounts/password_hash'
import { ApiSession, signInAs, signInByForm } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'

/** A hash as the hash driver writes it. */
function scryptHash(password: string, cost: number): string {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password, salt, 64, { N: cost, r: 8, p: 1, maxmem: 2 ** 28 })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$scrypt$n=${cost},r=8,p=1$${text(salt)}$${text(key)}`
}

test.group('Hashes of passwords', (group) => {
  group.each.setup(openAllDoors)

  test('have the cost that OWASP recommends unless a setting names another', async ({ assert }) => {
    assert.deepEqual(RECOMMENDED, { cost: 131_072, blockSize: 8, parallelization: 1 })
    const made = scryptHash('a password', RECOMMENDED.cost)
    assert.isTrue(await isPassword(made, 'a password', 'known'))
    assert.isFalse(await isPassword(made, 'another', 'known'))
  })

  test('of another cost are made anew when the owner signs in', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const old = scryptHash(DEFAULT_PASSWORD, 512)
    await User.query().where('id', user.id).update({ passwordHash: old })
    const guess = { username: user.username, password: 'not-the-one' }
    assert.equal((await new ApiSession(site.host).post('/v1/sessions', guess)).status, 401)
    assert.equal((await User.findOrFail(user.id)).passwordHash, old)

    await signInAs(site, user)
    const { passwordHash } = await User.findOrFail(user.id)
    assert.match(passwordHash, /^\$scrypt\$n=1024,/)
    await signInAs(site, user)
    assert.equal((await User.findOrFail(user.id)).passwordHash, passwordHash)
  })

  test('are made a few at a time during a flood of sign-ins', async ({ assert, cleanup }) => {
    const site = await makeSite()
    // each on its own account, because only a few attempts on one account may run at a time
    const users = await Promise.all(
      Array.from({ length: 30 }, () => makeUser({ site, type: 'player' }))
    )
    const { verify } = hash
    cleanup(() => void Object.assign(hash, { verify }))
    let [running, most] = [0, 0]
    Object.assign(hash, {
      verify: async (...given: Parameters<typeof verify>) => {
        most = Math.max(most, ++running)
        const answer = await verify.apply(hash, given)
        running--
        return answer
      },
    })
    const sessions = await Promise.all(users.map((user) => signInByForm(site, user)))
    assert.lengthOf(sessions, 30)
    assert.equal(most, hashing.running)
  })

  test('S7: an unknown name, a passive account and a wrong password cost the same work', async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const passive = await makeUser({ site, type: 'player', status: 0 })
    const { verify } = hash
    cleanup(() => void Object.assign(hash, { verify }))
    let work: string[] = []
    Object.assign(hash, {
      verify: (...given: Parameters<typeof verify>) => {
        work.push(String(given[0]).split('$').slice(1, 3).join())
        return verify.apply(hash, given)
      },
    })
    for (const username of [user.username, passive.username, 'nobodyhere']) {
      work = []
      const guess = { username, password: 'not-the-one' }
      const { status } = await new ApiSession(site.host).post('/v1/sessions', guess)
      assert.deepEqual([status, work], [401, ['scrypt,n=1024,r=8,p=1']], username)
    }
  })

  test('are compared with the password of their own user', async ({ assert }) => {
    assert.isTrue(await isPassword(await hashPassword('one', 'known'), 'one', 'known'))
    assert.isFalse(await isPassword(await hashPassword('one', 'known'), 'other', 'known'))
  })
})

test.group('Work that runs a few at a time', () => {
  test('waits for its turn, is refused when the queue is full, and frees its place when it fails', async ({
    assert,
  }) => {
    const inTurn = atMost({ running: 2, waiting: 3 })
    const ended: number[] = []
    let [running, most] = [0, 0]
    const work = (id: number) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        ended.push(id)
        if (id === 1) throw new Error('broken')
      })
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work))
    assert.equal(most, 2)
    assert.deepEqual(ended, [1, 2, 3, 4, 5])
    const last = results.at(-1)
    assert.isTrue(last?.status === 'rejected' && last.reason instanceof AppError)
    await work(7)
    assert.deepEqual(ended.at(-1), 7)
  })
})
