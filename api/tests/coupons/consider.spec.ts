/** The accepted coupons of a batch, and the rows to write; book, clock and players are made up here. */
import { test } from '@japa/runner'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { PERMISSIONS, PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { NO_BEST_OF_BOTH } from '@grandstand/shared-types/racing/terms/best_of_both'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { requestHash } from '#core/requests/idempotency'
import { consider, type World } from '#coupons/placing/consider'
import type { BatchItem, BatchState } from '#coupons/placing/running_state'
import { productFlags } from '#accounts/products'
import { withDefaults } from '#sites/settings'

const NOW = 1_800_000_000_000
const PLAYER = 7
const STAKE = 1_000

const { live, limits } = withDefaults({})
const LIMITS: CouponLimits = { ...limits, minSelections: 1, sameCouponMax: 2 }

const quote = (outcomeId: number): QuotedOutcome => ({
  outcomeId,
  outcomeKey: '1',
  oddsMilli: 2000,
  active: true,
  marketId: outcomeId,
  marketTypeId: 1,
  specifier: '',
  marketStatus: 1,
  marketVersion: 3,
  matchId: outcomeId,
  sportId: 1,
  matchStatus: 'not_started',
  betStatus: 'started',
  matchActive: true,
  startsAt: NOW + 3_600_000,
  minSelections: 1,
})

const WORLD: World = {
  now: () => NOW,
  quotesFor: () => quote,
  quote,
  delayMs: () => null,
  approvalSeconds: () => null,
  newCode: () => 'CODE',
}

const PROFILE: BettingProfile = {
  bestOfBoth: NO_BEST_OF_BOTH,
  timeZone: 'Europe/Istanbul',
  userId: PLAYER,
  username: 'player7',
  siteId: 1,
  dealerId: null,
  branch: [PLAYER],
  currency: 'TRY',
  isDesk: false,
  stoppedBy: null,
  personFault: null,
  products: productFlags(Object.fromEntries(PRODUCTS.map((product) => [product, 1]))),
  limits: LIMITS,
}

/** A player with enough cash for two coupons and a half. */
function players(profile: Partial<BettingProfile> = {}, balance = 2.5 * STAKE): BatchState {
  return {
    profiles: new Map([[PLAYER, { ...PROFILE, ...profile }]]),
    houses: new Map([[PLAYER, { stakesId: 100, escrowId: 200, bonusesId: 3 }]]),
    settings: new Map([[1, { live }]]),
    answers: new Map(),
    same: new Map(),
    guards: new Map(),
    bonuses: new Map(),
    tokens: new Map(),
    offers: new Map(),
    boosts: { boosts: new Map(), uses: new Map() },
    standpoints: new Map(),
    pockets: new Map([[PLAYER, [{ pocket: 'balance', accountId: 10, balance, floor: 0 }]]]),
  }
}

function bet(number: number, outcomeId = number): BatchItem {
  const body: BatchItem['request']['body'] = {
    kind: 'single',
    selections: [{ outcomeId, oddsMilli: 2000 }],
    totalStakeMinor: STAKE,
    oddsChange: 'any',
  }
  const principal = {
    sessionId: 1,
    userId: PLAYER,
    siteId: 1,
    type: 'player',
    username: 'player7',
    path: '/7/',
    currency: 'TRY',
    language: 'tr',
    permissions: new Set(PERMISSIONS.slice(0, 0)),
    isInstallationStaff: false,
  } as const
  return {
    request: { principal, key: `key-${number}`, body, bodyHash: requestHash(body), ip: '::1' },
    userId: PLAYER,
    couponId: 1_000 + number,
    transferId: 2_000 + number,
    fingerprint: outcomeId,
    windowHours: 24,
  }
}

test.group('A batch of coupons', () => {
  test('is answered in order, and each stake leaves less for the next', ({ assert }) => {
    const { results, accepted, transfers } = consider([bet(1), bet(2), bet(3)], players(), WORLD)
    assert.deepEqual(
      results.map(({ status, placed }) => [status, placed]),
      [
        [201, 1_001],
        [201, 1_002],
        [422, undefined],
      ]
    )
    assert.match(results[2]?.json ?? '', /insufficientCredit/)
    assert.lengthOf(accepted, 2)
    for (const { legs } of transfers) {
      assert.deepEqual(legs, [
        { accountId: 10, amountMinor: 0 - STAKE },
        { accountId: 100, amountMinor: STAKE },
      ])
    }
  })

  test('changes nothing that it is given: asked again, it answers the same', ({ assert }) => {
    const items = [bet(1, 5), bet(2, 5), bet(3, 5)]
    const rooms = [{ key: 'ownStakeLimit' as const, roomMinor: 1.5 * STAKE }]
    const state = { ...players(), guards: new Map([[PLAYER, { stop: null, rooms }]]) }
    const before = structuredClone(state)
    const first = consider(items, state, WORLD)
    assert.deepEqual(
      first.results.map(({ status }) => status),
      [201, 422, 422]
    )
    assert.deepEqual(state, before)
    assert.deepEqual(consider(items, state, WORLD), first)
  })

  test('puts the stake of a coupon with an acceptance delay into escrow', ({ assert }) => {
    const world = { ...WORLD, delayMs: () => 5_000 }
    const { accepted, transfers } = consider([bet(1)], players(), world)
    assert.equal(accepted[0]?.acceptAt, NOW + 5_000)
    assert.deepEqual(transfers[0]?.legs[1], { accountId: 200, amountMinor: STAKE })
  })

  test('makes one coupon of a key that comes twice, and a conflict of a key with another body', ({
    assert,
  }) => {
    const again = bet(1)
    const other = { ...bet(1, 9), request: { ...bet(1, 9).request, key: 'key-1' } }
    const { results, accepted } = consider([bet(1), again, other], players(), WORLD)
    assert.lengthOf(accepted, 1)
    assert.equal(results[1]?.json, results[0]?.json)
    assert.deepEqual(
      results.map(({ status }) => status),
      [201, 201, 409]
    )
  })

  test('counts the same coupon within the batch', ({ assert }) => {
    const state = players({}, 10 * STAKE)
    const { results } = consider([bet(1, 5), bet(2, 5), bet(3, 5)], state, WORLD)
    assert.deepEqual(
      results.map(({ status }) => status),
      [201, 201, 422]
    )
  })

  test('refuses stopped and unknown players by name', ({ assert }) => {
    const stopped = consider([bet(1)], players({ stoppedBy: 'dealerPassive' }), WORLD)
    assert.match(stopped.results[0]?.json ?? '', /"key":"dealerPassive"/)
    const unknown = consider([bet(1)], { ...players(), profiles: new Map() }, WORLD)
    assert.match(unknown.results[0]?.json ?? '', /"key":"accountPassive"/)
    assert.deepEqual([stopped.transfers, unknown.transfers], [[], []])
  })

  test('records a bet on a match that has begun for staff', ({ assert }) => {
    const late = (outcomeId: number) => ({ ...quote(outcomeId), startsAt: NOW - 1 })
    const world = { ...WORLD, quotesFor: () => late, quote: late }
    const { pastPost, accepted } = consider([bet(1)], players(), world)
    assert.lengthOf(accepted, 0)
    assert.lengthOf(pastPost, 1)
  })

  test('is refused whole when a house account is missing', ({ assert }) => {
    const state = { ...players(), houses: new Map() }
    assert.throws(() => consider([bet(1)], state, WORLD), 'there is no house of a player')
  })
})
