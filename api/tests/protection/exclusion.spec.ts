/** Time-out, exclusion and the reality check (must-hold A7, A8). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const DAY_MS = 24 * 3_600_000
const later = (ms: number) => clock.set(clock.now() + ms)
const keyOf = ({ body }: ApiAnswer<unknown>) => (body as Partial<Refusal> | null)?.error?.key
const once = () => ({ 'idempotency-key': randomUUID() })

async function brand() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const player = await makeUser({ site, type: 'player', parent: admin, balanceMinor: 9_000 })
  return { site, admin, player }
}

/** The doors of play and of deposits, each with the answer's error key. */
async function doors({ site, admin }: Awaited<ReturnType<typeof brand>>, player: TestUser) {
  const asAdmin = await signInAs(site, admin)
  const own = await signInAs(site, player)
  const outcome = outcomeOf(await makeMatch(), '1', '1')
  const card = { code: 'ABCD-EFGH-JKLM-NPQR' }
  const credit = (direction: 'send' | 'take') =>
    asAdmin.post(`/v1/users/${player.id}/credits`, { direction, amountMinor: 100 }, once())
  return {
    own,
    coupon: async () => keyOf(await own.post('/v1/coupons', slip([[outcome, 2000]]), once())),
    card: async () => keyOf(await own.post('/v1/me/card-redemptions', card, once())),
    cardFor: async () =>
      keyOf(await asAdmin.post(`/v1/users/${player.id}/card-redemptions`, card, once())),
    credit: async () => keyOf(await credit('send')),
    takeBack: async () => (await credit('take')).status,
  }
}

async function samePerson(site: TestSite, player: TestUser): Promise<TestUser> {
  const other = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
  for (const { id } of [player, other]) {
    await db
      .from('users')
      .where('id', id)
      .update({ identity_key: `K${player.id}` })
    bus.emit('accessChanged', { userId: id })
  }
  return other
}

test.group('Exclusion', (group) => {
  group.each.teardown(() => clock.reset())

  test('A7: a player under exclusion neither bets nor deposits, but can withdraw money', async ({
    assert,
  }) => {
    const world = await brand()
    const ask = await doors(world, world.player)
    assert.isUndefined(await ask.coupon())
    const excluded = await ask.own.post<ProtectionView>('/v1/me/protection/exclusions', {
      kind: 'exclusion',
      days: 183,
    })
    assert.equal(
      excluded.body.exclusion?.endsAt,
      (excluded.body.exclusion?.startsAt ?? 0) + 183 * DAY_MS
    )
    for (const door of [ask.coupon, ask.card, ask.cardFor, ask.credit]) {
      assert.equal(await door(), 'selfExcluded')
    }
    assert.equal(await ask.takeBack(), 201)
    const rows = await db
      .from('audit_log')
      .where({ action: 'user.exclusionRefused', subject_id: world.player.id })
    assert.lengthOf(rows, 3)
  })

  test('A7: a time-out ends by itself, an exclusion for ever never, and neither can be shortened', async ({
    assert,
  }) => {
    const world = await brand()
    const ask = await doors(world, world.player)
    const exclude = (kind: string, days: number) =>
      ask.own.post('/v1/me/protection/exclusions', { kind, days })
    assert.equal(keyOf(await exclude('timeOut', 3)), 'validationFailed')
    assert.equal((await exclude('timeOut', 7)).status, 200)
    // a shorter one on top changes nothing
    assert.equal((await exclude('timeOut', 1)).status, 200)
    later(2 * DAY_MS)
    const inBetween = await doors(world, world.player)
    assert.equal(await inBetween.credit(), 'selfExcluded')
    later(5 * DAY_MS + 1)
    const afterwards = await doors(world, world.player)
    assert.isUndefined(await afterwards.credit())
    assert.equal(
      (await afterwards.own.post('/v1/me/protection/exclusions', { kind: 'exclusion', days: 0 }))
        .status,
      200
    )
    later(20 * 366 * DAY_MS)
    assert.equal(await (await doors(world, world.player)).credit(), 'selfExcluded')
  })

  test('A7: another account of the same person, also in another brand, is excluded with them', async ({
    assert,
  }) => {
    const world = await brand()
    const elsewhere = await brand()
    const other = await samePerson(elsewhere.site, world.player)
    const ask = await doors(elsewhere, other)
    assert.isUndefined(await ask.coupon())
    const byStaff = await (
      await signInAs(world.site, world.admin)
    ).post(`/v1/users/${world.player.id}/exclusions`, {
      kind: 'exclusion',
      days: 365,
      reason: 'asked by telephone',
    })
    assert.equal(byStaff.status, 201)
    assert.equal(await ask.coupon(), 'selfExcluded')
    assert.equal(await ask.credit(), 'selfExcluded')
  })

  test('A8: a reality check stops play at its interval until it is answered, with time, stakes and wins', async ({
    assert,
  }) => {
    const world = await brand()
    const ask = await doors(world, world.player)
    const begun = await ask.own.put<ProtectionView>('/v1/me/protection/reality-check', {
      minutes: 30,
    })
    assert.isAbove(begun.body.reality.dueAt ?? 0, clock.now())
    assert.isUndefined(await ask.coupon())
    later(31 * 60_000)
    assert.equal(await ask.coupon(), 'realityCheckDue')
    const { reality } = (await ask.own.get<ProtectionView>('/v1/me/protection')).body
    assert.isAtMost(reality.dueAt ?? Infinity, clock.now())
    assert.isAbove(reality.stakedMinor, 0)
    assert.equal(reality.wonMinor, 0)
    const answered = await ask.own.post<ProtectionView>('/v1/me/protection/reality-check/answers')
    assert.equal(answered.body.reality.stakedMinor, 0)
    assert.isUndefined(await ask.coupon())
  })
})
