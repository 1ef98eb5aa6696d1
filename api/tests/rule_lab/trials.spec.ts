import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { RulesOfToday, TrialView } from '@grandstand/shared-types/wire/betting/rule_lab'
import { begin, type Progress, type Work } from '#rule_lab/running/trial'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { loggedBy } from '#tests/support/log'
import { over, resultOf } from '#tests/rule_lab/lab_support'

const BONUS = { rule: 'bonus', days: 7 } as const

interface Brand {
  site: TestSite
  admin: TestUser
  session: ApiSession
}

async function brand(): Promise<Brand> {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin, session: await signInAs(site, admin) }
}

/** A trial of the user that runs until it is cancelled or `end` is called. */
function endless({ siteId, id: userId }: TestUser) {
  let end = () => {}
  let told: Progress | undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work: Work = async (progress) => {
    told = progress
    await ended
    return null
  }
  const trial = begin({ siteId, userId }, { order: { ...BONUS }, dealerName: null }, work)
  return { trial, end, progress: () => told }
}

test.group('A trial of a rule', () => {
  test('begins with the rules of today', async ({ assert }) => {
    const { session } = await brand()
    const { status, body } = await session.get<RulesOfToday>('/v1/rule-lab/rules')
    assert.equal(status, 200)
    assert.containSubset(body, {
      currency: 'TRY',
      bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
      limits: { minStakeMinor: 100, maxStakeMinor: 100_000, maxPayoutMinor: 1_250_000 },
      liveMargins: { defaultPercent: 0 },
      sellMargin: { percent: 5 },
      plans: [],
    })
  })

  test('runs alone in its brand, shows how far it is, and leaves room once it is cancelled', async ({
    assert,
  }) => {
    const { admin, session } = await brand()
    const { trial, end, progress } = endless(admin)
    progress()?.tell(41.7, 12_345)
    const path = `/v1/rule-lab/trials/${trial.id}`
    const running = await session.get<TrialView>(path)
    assert.containSubset(running.body, {
      state: 'running',
      progressPercent: 41,
      couponCount: 12_345,
    })
    const second = await session.post<Refusal>('/v1/rule-lab/trials', BONUS)
    assert.deepEqual([second.status, second.body.error.key], [409, 'trialRuns'])
    const other = await brand()
    assert.equal((await resultOf(other.session, BONUS)).count, 0)

    const cancelled = await session.post<TrialView>(`${path}/cancel`)
    assert.equal(cancelled.body.state, 'cancelled')
    assert.isTrue(progress()?.isOver())
    assert.equal((await resultOf(session, BONUS)).count, 0)
    end()
    assert.containSubset((await over(session, trial.id)) as object, {
      state: 'cancelled',
      result: null,
    })
    const { body: own } = await session.get<TrialView[]>('/v1/rule-lab/trials')
    assert.deepEqual(
      own.map(({ state }) => state),
      ['done', 'cancelled']
    )
  })

  test('that breaks is failed, and leaves room', async ({ assert }) => {
    const { admin, session } = await brand()
    const { siteId, id: userId } = admin
    const log = await loggedBy(async () => {
      const trial = begin({ siteId, userId }, { order: { ...BONUS }, dealerName: null }, () =>
        Promise.reject(new Error('broken'))
      )
      assert.equal((await over(session, trial.id)).state, 'failed')
    })
    assert.include(log, 'the trial of a rule failed')
    assert.equal((await resultOf(session, BONUS)).count, 0)
  })

  test('of before a start of the server is named as lost, and leaves room', async ({ assert }) => {
    const { session } = await brand()
    const path = `/v1/rule-lab/trials/${Date.now() - 86_400_000}`
    for (const answer of [
      await session.get<Refusal>(path),
      await session.post<Refusal>(`${path}/cancel`),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.key], [404, 'trialLost'])
    }
    const unknown = await session.get<Refusal>(`/v1/rule-lab/trials/${Date.now() + 86_400_000}`)
    assert.deepEqual([unknown.status, unknown.body.error.key], [404, 'notFound'])
    assert.equal((await resultOf(session, BONUS)).count, 0)
  })

  test('is seen by whoever began it alone', async ({ assert }) => {
    const { site, admin } = await brand()
    const { trial, end } = endless(admin)
    end()
    const path = `/v1/rule-lab/trials/${trial.id}`
    const colleague = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const stranger = (await brand()).session
    for (const session of [colleague, stranger]) {
      assert.equal((await session.get(path)).status, 404)
      assert.equal((await session.post(`${path}/cancel`)).status, 404)
      assert.deepEqual((await session.get('/v1/rule-lab/trials')).body, [])
    }
  })

  test('needs the permission; a commission is tried by staff of the house alone', async ({
    assert,
  }) => {
    const { site, admin } = await brand()
    const clerk = await signInAs(site, await makeUser({ site, type: 'dealer', parent: admin }))
    assert.equal((await clerk.post('/v1/rule-lab/trials', BONUS)).status, 403)
    assert.equal((await clerk.get('/v1/rule-lab/rules')).status, 403)
    const dealer = await makeUser({
      ...{ site, type: 'dealer', parent: admin, permissions: ['rules.try'] },
    })
    const session = await signInAs(site, dealer)
    const refused = await session.post<Refusal>('/v1/rule-lab/trials', {
      ...{ rule: 'commission', days: 30 },
    })
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'])
    assert.equal((await resultOf(session, BONUS)).count, 0)
  })

  test('refuses orders that could not be saved, by name', async ({ assert }) => {
    const { session } = await brand()
    const wrong: [object, string][] = [
      [{ days: 7 }, 'rule'],
      [{ rule: 'weather', days: 7 }, 'rule'],
      [{ rule: 'bonus' }, 'days'],
      [{ rule: 'bonus', days: 0 }, 'days'],
      [{ rule: 'bonus', days: 367 }, 'days'],
      [{ rule: 'bonus', days: '7' }, 'days'],
      [{ ...BONUS, bonus: { percentPerStep: 26 } }, 'bonus.percentPerStep'],
      [{ ...BONUS, bonus: { minCount: 1.5 } }, 'bonus.minCount'],
      [{ ...BONUS, bonus: { siteId: 1 } }, 'bonus.siteId'],
      [{ ...BONUS, siteId: 1 }, 'siteId'],
      [{ rule: 'limits', days: 7, limits: { maxStakeMinor: -1 } }, 'limits.maxStakeMinor'],
      [{ rule: 'limits', days: 7, limits: { minStakeMinor: 100_001 } }, 'limits.minStakeMinor'],
      [
        { rule: 'liveMargins', days: 7, liveMargins: { defaultPercent: 51 } },
        'liveMargins.defaultPercent',
      ],
      [{ rule: 'liveMargins', days: 7, liveMargins: { bySport: { x: 1 } } }, 'liveMargins.bySport'],
      [{ rule: 'sellMargin', days: 7, sellMargin: { percent: 100.5 } }, 'sellMargin.percent'],
      [{ rule: 'commission', days: 7, commission: { planId: 1 } }, 'commission.terms'],
    ]
    for (const [order, field] of wrong) {
      const { status, body } = await session.post<Refusal>('/v1/rule-lab/trials', order)
      assert.equal(status, 422, JSON.stringify(order))
      assert.include(
        body.error.fields?.map((one) => one.field),
        field,
        JSON.stringify(order)
      )
    }
    for (const dealerId of [1, 999_999_999]) {
      const { status } = await session.post('/v1/rule-lab/trials', { ...BONUS, dealerId })
      assert.equal(status, 404)
    }
    assert.equal(Number((await db.from('users').where('id', 999_999_999).count('* as n'))[0].n), 0)
  })
})
