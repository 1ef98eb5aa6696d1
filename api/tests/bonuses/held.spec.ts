/** Bonuses that were met and are held, because something says that they are abused (rules 15.11). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BonusFlag } from '@grandstand/shared-types/bonuses/flags'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { BonusFlagView, BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { clock } from '#core/timing/clock'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { fromElsewhere } from '#tests/affiliates/affiliate_support'
import { ask, betOnHome, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { makePayment } from '#tests/support/payment_rows'

const BONUS = 1_000
const DAY_MS = 86_400_000
const REASON = { reason: 'Two brothers, both known' }

/** A player with a running bonus that must be staked once. */
async function withBonus(
  terms: Partial<BonusTerms> = {},
  { balanceMinor = 0, heldBonusFlags }: { balanceMinor?: number; heldBonusFlags?: BonusFlag[] } = {}
) {
  const settings = heldBonusFlags ? { heldBonusFlags } : {}
  const bettor = await makeBettor({ settings, user: { balanceMinor } })
  const { site, session, player } = bettor
  await ask(session, await offer(site.id, 'registration', { amountMinor: BONUS, ...terms }))
  const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const grant = async () => (await grantsOf(session))[0]
  return { ...bettor, staff, grant, pockets: () => pocketsOf(player.id) }
}

/** Another player of a brand, who has a bonus. */
async function another(site: TestSite) {
  const user = await makeUser({ site, type: 'player' })
  await ask(await signInAs(site, user), await offer(site.id, 'registration'))
  return user
}

const HOME = { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } }

/** Stakes the whole bonus at odds of 2 and wins. */
async function meet(bettor: Bettor): Promise<void> {
  const match = await makeMatch({ prices: HOME })
  await betOnHome(bettor, match, BONUS)
  await enter(match, ended([1, 0]))
}

async function flagsOf(staff: ApiSession, grant: GrantView | undefined): Promise<BonusFlagView[]> {
  return (await staff.get<BonusFlagView[]>(`/v1/bonus-grants/${grant?.id}/flags`)).body
}

const decide = (staff: ApiSession, grant: GrantView | undefined, act: 'release' | 'cancel') =>
  staff.post<BonusGrantRow & Refusal>(`/v1/bonus-grants/${grant?.id}/${act}`, REASON)

const share: Record<string, (ids: readonly number[]) => Promise<void>> = {
  sameDevice: async (ids) => {
    for (const id of ids) await fromElsewhere({ id }, { deviceHash: `device of ${ids[0]}` })
  },
  sameAddress: async (ids) => {
    for (const id of ids) await fromElsewhere({ id }, { ip: `2001:db8::a:${ids[0]?.toString(16)}` })
  },
  samePaymentAccount: async (ids) => {
    for (const id of ids) {
      const user = await db.from('users').where({ id }).select('site_id', 'currency').firstOrFail()
      const owner = { id, siteId: Number(user.site_id), currency: String(user.currency) }
      const paymentId = await makePayment(owner, 0)
      await db
        .from('payments')
        .where('id', paymentId)
        .update({ target_hash: `account of ${ids[0]}` })
    }
  },
  sameIdentity: async (ids) => {
    const person = { birth_date: '1990-01-01', last_name: `L${ids[0]}` }
    await db
      .from('users')
      .whereIn('id', [...ids])
      .update(person)
  },
}

test.group('Bonuses that are held', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  for (const [flag, make] of Object.entries(share)) {
    test(`a met bonus is held where another player with a bonus has the ${flag}`, async ({
      assert,
    }) => {
      const every = await withBonus({}, { heldBonusFlags: [flag as BonusFlag] })
      const other = await another(every.site)
      await make([every.player.id, other.id])
      await meet(every)
      assert.containsSubset(await every.grant(), { state: 'held', pocketMinor: 2 * BONUS })
      assert.deepEqual(await every.pockets(), { bonus: 2 * BONUS })
      const found = await flagsOf(every.staff, await every.grant())
      assert.deepEqual(
        found.map(({ flag: name, players }) => [name, players.map(({ id }) => id)]),
        [[flag, [other.id]]]
      )
    })
  }

  test('nothing is held where the brand looks for nothing, and an address alone by its own wish', async ({
    assert,
  }) => {
    for (const [heldBonusFlags, make] of [
      [[], share['sameDevice']],
      [undefined, share['sameAddress']],
    ] as const) {
      const bettor = await withBonus({}, heldBonusFlags ? { heldBonusFlags: [] } : {})
      await make?.([bettor.player.id, (await another(bettor.site)).id])
      await meet(bettor)
      assert.equal((await bettor.grant())?.state, 'met')
    }
  })

  test('a player of another brand is not named', async ({ assert }) => {
    const bettor = await withBonus()
    const stranger = await another(await makeSite())
    await share['sameDevice']?.([bettor.player.id, stranger.id])
    await meet(bettor)
    const found = await flagsOf(bettor.staff, await bettor.grant())
    assert.containsSubset(found, [{ flag: 'otherBrand', players: [] }])
    assert.lengthOf(found, 1)
  })

  test('who has no bonus, or had one cancelled, is nobody to hide', async ({ assert }) => {
    const bettor = await withBonus()
    const plain = await makeUser({ site: bettor.site, type: 'player' })
    const cancelled = await another(bettor.site)
    await db.from('bonus_grants').where('user_id', cancelled.id).update({ state: 'cancelled' })
    await share['sameDevice']?.([bettor.player.id, plain.id, cancelled.id])
    await meet(bettor)
    assert.equal((await bettor.grant())?.state, 'met')
  })

  test('a bet of own money against the bonus is seen, with both coupons', async ({ assert }) => {
    const bettor = await withBonus({}, { balanceMinor: 500 })
    const match = await makeMatch({ prices: HOME })
    await betOnHome(bettor, match, BONUS)
    const against = await place(
      bettor.session,
      slip([[outcomeOf(match, '1', '2'), 4_000]], { totalStakeMinor: 500 })
    )
    assert.equal(against.status, 201)
    await enter(match, ended([1, 0]))
    const [found] = await flagsOf(bettor.staff, await bettor.grant())
    assert.equal(found?.flag, 'cancelledOut')
    assert.equal(found?.couponPairs[0]?.[1], against.body.id)
  })

  test('so is a bet of somebody who may be the same person, but not of a stranger', async ({
    assert,
  }) => {
    for (const isLinked of [true, false]) {
      const bettor = await withBonus({}, { heldBonusFlags: ['cancelledOut'] })
      const { site } = bettor
      const other = await makeUser({ site, type: 'player', balanceMinor: 500 })
      const session = await signInAs(site, other)
      await ask(session, await offer(site.id, 'registration', { counts: {} }))
      if (isLinked) await share['sameDevice']?.([bettor.player.id, other.id])
      const match = await makeMatch({ prices: HOME })
      await betOnHome(bettor, match, BONUS)
      const order = slip([[outcomeOf(match, '1', '2'), 4_000]], { totalStakeMinor: 500 })
      assert.equal((await place(session, order)).status, 201)
      await enter(match, ended([1, 0]))
      assert.equal((await bettor.grant())?.state, isLinked ? 'held' : 'met')
    }
  })

  test('a bonus that was staked at odds that hardly lose is seen', async ({ assert }) => {
    const bettor = await withBonus()
    const match = await makeMatch({ prices: { '1': { '1': 1_100, 'X': 3_000, '2': 4_000 } } })
    const order = slip([[outcomeOf(match, '1', '1'), 1_100]], { totalStakeMinor: BONUS })
    assert.equal((await place(bettor.session, order)).status, 201)
    await enter(match, ended([1, 0]))
    const found = await flagsOf(bettor.staff, await bettor.grant())
    assert.containsSubset(found, [{ flag: 'lowRisk', percentMilli: 100_000 }])
  })

  test('one without wagering is held as it is given', async ({ assert }) => {
    const { site, session, player } = await makeBettor({ user: { balanceMinor: 0 } })
    await share['sameDevice']?.([player.id, (await another(site)).id])
    await ask(session, await offer(site.id, 'registration', { multiplierMilli: 0 }))
    assert.containsSubset(await grantsOf(session), [{ state: 'held', pocketMinor: BONUS }])
  })

  test('while it is held its pocket pays nothing, takes wins, and neither expires nor makes room', async ({
    assert,
  }) => {
    const bettor = await withBonus({ amountMinor: 1_500, multiplierMilli: 600 })
    await share['sameDevice']?.([bettor.player.id, (await another(bettor.site)).id])
    const open = await makeMatch({ prices: HOME })
    await betOnHome(bettor, open, 400)
    await meet(bettor)
    assert.deepEqual(await bettor.pockets(), { bonus: 2_100 })
    const refused = await place(
      bettor.session,
      slip([[outcomeOf(await makeMatch({ prices: HOME }), '1', '1'), 2_000]])
    )
    assert.deepEqual([refused.status, refused.body.error.key], [422, 'insufficientCredit'])
    await enter(open, ended([1, 0]))
    assert.deepEqual(await bettor.pockets(), { bonus: 2_900 })
    clock.set(clock.now() + 60 * DAY_MS)
    await expireGrants()
    assert.equal((await bettor.grant())?.state, 'held')
    const second = await ask(bettor.session, await offer(bettor.site.id, 'registration'))
    assert.equal(second.body.error.key, 'bonusPocketTaken')
    const given = await bettor.grant()
    const forfeit = await bettor.session.post<Refusal>(
      `/v1/me/bonus-grants/${given?.id}/forfeit`,
      {}
    )
    assert.deepEqual([forfeit.status, forfeit.body.error.key], [409, 'bonusOver'])
  })

  test('staff release it: what the terms let become cash does, once', async ({ assert }) => {
    const bettor = await withBonus({ highestConvertedMinor: 1_200 })
    await share['sameDevice']?.([bettor.player.id, (await another(bettor.site)).id])
    await meet(bettor)
    const released = await decide(bettor.staff, await bettor.grant(), 'release')
    assert.containsSubset(released.body, {
      state: 'met',
      convertedMinor: 1_200,
      flags: 'sameDevice',
    })
    assert.deepEqual(await bettor.pockets(), { balance: 1_200 })
    const again = await decide(bettor.staff, await bettor.grant(), 'release')
    assert.deepEqual([again.status, again.body.error.key], [409, 'bonusOver'])
  })

  test('staff cancel it: the house has it back', async ({ assert }) => {
    const bettor = await withBonus()
    await share['sameDevice']?.([bettor.player.id, (await another(bettor.site)).id])
    await meet(bettor)
    assert.equal(
      (await decide(bettor.staff, await bettor.grant(), 'cancel')).body.state,
      'cancelled'
    )
    assert.deepEqual(await bettor.pockets(), {})
  })

  test('a running bonus cannot be released, nor one of another brand', async ({ assert }) => {
    const bettor = await withBonus()
    assert.equal((await decide(bettor.staff, await bettor.grant(), 'release')).status, 409)
    const elsewhere = await withBonus()
    assert.equal((await decide(elsewhere.staff, await bettor.grant(), 'release')).status, 404)
    const path = `/v1/bonus-grants/${(await bettor.grant())?.id}/flags`
    assert.equal((await elsewhere.staff.get(path)).status, 404)
  })
})
