/** Random affiliates with random deals, and what they, their players and staff do day by day. Amounts in minor units. */
import fc from 'fast-check'
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import {
  REFERRAL_STANDINGS,
  type ReferralStanding,
} from '@grandstand/shared-types/affiliates/referral'
import { plainDeal } from '#tests/affiliates/affiliate_support'

export const PLAYED_PRODUCTS = ['sport', 'live', 'slot'] as const
export type PlayedProduct = (typeof PLAYED_PRODUCTS)[number]

interface Play {
  product: PlayedProduct
  stake: number
  /** Part of the stake that is given back. */
  refund: number
  win: number
  /** A payout that is corrected; above 0 in favour of the player. */
  resettle: number
}

export interface PlayedDay {
  standing: ReferralStanding
  plays: Play[]
  bonuses: number
  deposit: number
  returned: number
}

/** A morning's step of staff: to `to` from approved, and from any other state back to it. */
interface Toggle {
  affiliate: number
  to: 'paused' | 'closed'
}

export interface MonthAffiliate {
  /** The place of the affiliate above. */
  parent: number | null
  terms: DealTerms
  /** Another deal from a day on. */
  later: { day: number; terms: DealTerms } | null
}

export interface Month {
  affiliates: MonthAffiliate[]
  /** The place of the affiliate whose code the player types, and the day of the registration. */
  players: { affiliate: number; joins: number }[]
  /** `links` are what staff think of each affiliate as a player of the one above. */
  days: { toggles: Toggle[]; links: ReferralStanding[]; players: PlayedDay[] }[]
}

const amount = fc.integer({ min: 0, max: 5_000 })
const sometimes = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, amount)
const rate = fc.integer({ min: 0, max: 10_000 })

const terms = fc
  .record({
    kind: fc.constantFrom('revenueShare' as const, 'cpa' as const, 'hybrid' as const),
    tierMode: fc.constantFrom('whole' as const, 'ladder' as const),
    rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
    costs: fc.subarray(['bonuses' as const, 'chargebacks' as const]),
    products: fc.option(fc.subarray([...PLAYED_PRODUCTS], { minLength: 1 })),
    feeRate: rate,
    negative: fc.constantFrom('carry' as const, 'reset' as const, 'cap' as const),
    cap: amount,
    cpaMinor: fc.integer({ min: 1, max: 5_000 }),
    leastDepositMinor: amount,
    leastStakesMinor: amount,
    clawbackDays: fc.integer({ min: 0, max: 2 }),
    subRate: rate,
    secondSubRate: rate,
  })
  .map(({ rates, cap, ...given }) =>
    plainDeal({
      ...given,
      tiers: rates.map((each, index) => ({ fromMinor: index * 2_000, rate: each })),
      carryCapMinor: given.negative === 'cap' ? cap : null,
    })
  )

const play = fc
  .record({
    product: fc.constantFrom(...PLAYED_PRODUCTS),
    stake: amount,
    part: fc.constantFrom(0, 0, 0, 1, 2),
    win: sometimes,
    resettle: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 500 })),
  })
  .map(({ part, ...one }) => ({ ...one, refund: Math.floor((one.stake * part) / 2) }))

const standing = fc.constantFrom(...REFERRAL_STANDINGS, ...Array<'counts'>(4).fill('counts'))

const playedDay = fc.record({
  standing,
  plays: fc.array(play, { maxLength: 3 }),
  bonuses: sometimes,
  deposit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  returned: sometimes,
})

/** How far above the one before: most stand in a chain, since two levels are paid. */
const above = fc.constantFrom(0, 0, 0, 0, 1, null)

export const month: fc.Arbitrary<Month> = fc
  .record({
    affiliates: fc.constantFrom(1, 2, 3, 3, 4),
    players: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 1, max: 4 }),
  })
  .chain((count) => {
    const exactly = (length: number) => ({ minLength: length, maxLength: length })
    const place = fc.integer({ min: 0, max: count.affiliates - 1 })
    return fc.record({
      affiliates: fc
        .array(
          fc.record({
            ...{ above, terms },
            later: fc.option(fc.record({ day: fc.integer({ min: 1, max: count.days }), terms }), {
              freq: 2,
            }),
          }),
          exactly(count.affiliates)
        )
        .map((list) =>
          list.map(({ above: farther, ...one }, index) => ({
            ...one,
            // each stands below one who was there before
            parent: farther === null || index === 0 ? null : Math.max(0, index - 1 - farther),
          }))
        ),
      players: fc.array(
        fc.record({ affiliate: place, joins: fc.integer({ min: 0, max: count.days - 1 }) }),
        exactly(count.players)
      ),
      days: fc.array(
        fc.record({
          toggles: fc.array(
            fc.record({
              affiliate: place,
              to: fc.constantFrom('paused' as const, 'closed' as const),
            }),
            { maxLength: 1 }
          ),
          links: fc.array(standing, exactly(count.affiliates)),
          players: fc.array(playedDay, exactly(count.players)),
        }),
        exactly(count.days)
      ),
    })
  })
