/** A random season of a brand: coupons of every kind, voids, half results, corrections, sales. */
import { DEFAULT_LIMITS } from '#sites/settings'
import { clock } from '#core/timing/clock'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { askOffer, sell } from '#tests/coupons/after_support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import {
  ended,
  enter,
  placeTestCoupons,
  type CouponOptions,
  type Pick,
} from '#tests/settlement/support'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.25': { over: 1950, under: 1850 },
  '16:hcp=-0.75': { home: 1900, away: 1900 },
}
export const BONUS = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
const MATCHES = 12
const COUPONS_OF_ONE = 30
const SALES_OF_ONE = 3
const DAY_MS = 24 * 3_600_000

export interface Season {
  site: TestSite
  admin: TestUser
  /** Two dealers beside each other, each with two players. */
  dealers: [TestUser, TestUser]
  players: TestUser[]
}

export async function playSeason(): Promise<Season> {
  const below = generator(SEED)
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const site = await makeSite({
    settings: {
      limits: { ...DEFAULT_LIMITS, bonus: BONUS, maxPayoutMinor: 80_000 },
      timeZone: 'UTC',
    },
  })
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = ['rules.try' as const, 'coupons.view' as const]
  const dealers: [TestUser, TestUser] = [
    await makeUser({ site, type: 'dealer', permissions }),
    await makeUser({ site, type: 'dealer', permissions }),
  ]
  const players: TestUser[] = []
  for (const parent of [...dealers, ...dealers]) {
    players.push(
      await makeUser({
        ...{ site, type: 'player', parent, balanceMinor: 50_000_000 },
        limits: { maxPayoutMinor: 80_000 },
      })
    )
  }
  const matches: TestMatch[] = []
  for (let i = 0; i < MATCHES; i++) matches.push(await makeMatch({ prices: PRICES }))
  const unsold: TestMatch = await makeMatch({ prices: PRICES })

  const randomPick = (match: TestMatch): Pick => {
    const market = one(Object.keys(PRICES))
    const key = one(Object.keys(match.markets[market]!.outcomes))
    return { match, market, key, oddsMilli: 1100 + below(2500) }
  }
  const randomCoupon = (): CouponOptions => {
    const chosen = matches.filter(() => below(MATCHES) < 3)
    const picks = (chosen.length === 0 ? [one(matches)] : chosen.slice(0, 5)).map(randomPick)
    // whatever the number of lines, a stake that the limits allow
    const stakePerLineMinor = 100 + below(5_000)
    const capped = { stakePerLineMinor, payoutCapMinor: 80_000 }
    if (picks.length > 2 && below(3) === 0) {
      const [first, ...others] = picks
      const banker = below(2) === 0 ? [{ ...first!, isBanker: true }] : [first!]
      return { ...capped, picks: [...banker, ...others], sizes: [2] }
    }
    const other = randomPick(picks[0]!.match)
    const isNew = !picks.some((p) => p.market === other.market && p.key === other.key)
    if (isNew && below(4) === 0) return { ...capped, picks: [...picks, other] }
    const oddsCapMilli = below(5) === 0 ? 4_000 : 0
    return { ...capped, picks, bonus: BONUS, oddsCapMilli }
  }
  const today = clock.now()
  for (const player of players) {
    const coupons = Array.from({ length: COUPONS_OF_ONE }, randomCoupon)
    for (const [index, options] of coupons.entries()) {
      clock.set(today - (index % 10) * DAY_MS)
      await placeTestCoupons(player, [options])
    }
    clock.set(today)
    const session = await signInAs(site, player)
    const forSale = Array.from({ length: SALES_OF_ONE }, () => ({
      picks: [
        { match: unsold, market: '1', key: one(['1', 'X', '2']), oddsMilli: 1500 + below(4000) },
      ],
      stakePerLineMinor: 1_000 + below(5_000),
    }))
    for (const id of await placeTestCoupons(player, forSale)) {
      const { status, body } = await askOffer(session, id)
      if (status !== 200) throw new Error(JSON.stringify(body))
      await sell(session, id, body.offerId)
    }
  }
  const facts = (): MatchFacts =>
    below(6) === 0 ? { status: 'cancelled', periods: {} } : ended([below(4), below(3)])
  for (const match of matches) await enter(match, facts())
  // corrections: the coupons are settled again
  for (const match of matches.filter(() => below(3) === 0)) await enter(match, facts())
  clock.reset()
  return { site, admin, dealers, players }
}
