/** Random slips for `evaluate`, the same for the same seed. */
import type { LimitSet } from '../../src/coupons/limits/limit_set.ts'
import { COUPON_TYPES } from '../../src/coupons/model/coupon_words.ts'
import type { QuotedOutcome, Slip, SlipSelection } from '../../src/coupons/evaluation/slip.ts'
import type { CouponLimits } from '../../src/coupons/limits/coupon_limits.ts'
import { Random } from './random.ts'
import type { SlipCase } from './slip_case.ts'

export function slipCases(seed: number, count: number): SlipCase[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => anyCase(random))
}

const NOW_MS = 1_800_000_000_000
const HOUR_MS = 3_600_000
/** Most fields are valid, so that a slip breaks one rule rather than all. */
const RARELY = 200

const MARKETS = [
  { typeId: 1, keys: ['1', 'X', '2'], specifier: '' },
  { typeId: 10, keys: ['1X', '12', 'X2'], specifier: '' },
  { typeId: 11, keys: ['home', 'away'], specifier: '' },
  { typeId: 18, keys: ['over', 'under'], specifier: 'total=2.25' },
  { typeId: 16, keys: ['home', 'away'], specifier: 'hcp=-0.75' },
] as const

function anyCase(random: Random): SlipCase {
  const matches = random.between(1, 12)
  const extra = random.chance(2) ? 0 : random.upTo(4)
  const quotes = new Map<number, QuotedOutcome>()
  const selections: SlipSelection[] = []
  for (let index = 0; index < matches + extra; index++) {
    const matchId = index < matches ? index + 1 : random.between(1, matches)
    const quote = anyQuote(random, matchId)
    if (!random.chance(10 * RARELY)) quotes.set(quote.outcomeId, quote)
    selections.push({
      outcomeId: quote.outcomeId,
      oddsMilli: random.chance(40) ? random.between(1010, 9000) : quote.oddsMilli,
      isBanker: random.chance(6),
    })
  }
  return {
    slip: anySlip(random, selections),
    context: anyContext(random),
    quotes: [...quotes.values()],
  }
}

function anySlip(random: Random, selections: SlipSelection[]): Slip {
  const kind = random.oneOf('single', 'combined', 'combined', 'system')
  return {
    kind: kind === 'single' && selections.length > 1 && !random.chance(RARELY) ? 'combined' : kind,
    selections,
    totalStakeMinor: random.chance(RARELY) ? random.upTo(99) : random.between(100, 100_000),
    oddsChange: random.oneOf('ask', 'better', 'any'),
    ...(kind === 'system' && { sizes: random.someOf(1, Math.min(selections.length, 9)) }),
  }
}

function anyQuote(random: Random, matchId: number): QuotedOutcome {
  const [first, ...others] = MARKETS
  const market = random.oneOf<(typeof MARKETS)[number]>(first, ...others)
  const place = random.upTo(market.keys.length - 1)
  const isStarted = random.chance(RARELY)
  const bound = (most: number) => (random.chance(2) ? 0 : random.upTo(most))
  return {
    outcomeId: matchId * 1000 + market.typeId * 10 + place,
    outcomeKey: market.keys[place] ?? '',
    oddsMilli: random.chance(9) ? random.between(1001, 90_000) : random.between(1050, 5000),
    active: !random.chance(2 * RARELY),
    marketId: matchId * 100 + market.typeId,
    marketTypeId: market.typeId,
    specifier: market.specifier,
    marketStatus: random.chance(2 * RARELY) ? random.oneOf(0, -1, -2, -3, -4) : 1,
    matchId,
    sportId: random.oneOf(1, 2, 5),
    matchStatus: isStarted
      ? random.oneOf('live', 'ended', 'cancelled', 'postponed')
      : 'not_started',
    betStatus: random.chance(2 * RARELY) ? 'stopped' : 'started',
    matchActive: !random.chance(2 * RARELY),
    isLiveMarket: random.chance(2),
    startsAt: NOW_MS + (isStarted ? 0 - random.upTo(HOUR_MS) : random.upTo(24 * HOUR_MS)),
    minSelections: random.chance(60) ? random.between(1, 5) : 1,
    ...(random.chance(2 * RARELY) && {
      lockedReason: random.oneOf('marketSuspended', 'rateLocked'),
    }),
    ...(random.chance(30) && {
      limits: {
        minStakeMinor: bound(2000),
        maxStakeMinor: bound(60_000),
        maxPayoutMinor: bound(5_000_000),
        minSelections: bound(4),
        ...(random.chance(2) && { single: { maxStakeMinor: bound(60_000) } }),
        ...(random.chance(2) && {
          combined: { minStakeMinor: bound(2000), maxPayoutMinor: bound(5_000_000) },
        }),
      },
    }),
  }
}

function anyContext(random: Random): SlipCase['context'] {
  return {
    nowMs: NOW_MS,
    limits: anyLimits(random),
    products: { sport: random.chance(RARELY) ? 0 : 1, live: random.chance(4) ? 0 : 1 },
    fundsMinor: random.chance(5) ? null : random.chance(8) ? random.upTo(50_000) : 1_000_000,
    sameCouponCount: random.chance(8) ? random.upTo(4) : 0,
  }
}

function anyLimits(random: Random): CouponLimits {
  const open = () => (random.chance(RARELY) ? 0 : 1)
  const sometimes = (least: number, most: number) =>
    random.chance(8) ? random.between(least, most) : 0
  const typeSet = (): Partial<LimitSet> => ({
    minStakeMinor: random.oneOf(0, 200, 700),
    ...(random.chance(2) && { maxStakeMinor: random.oneOf(0, 40_000, 80_000) }),
    ...(random.chance(2) && { maxPayoutMinor: random.oneOf(0, 500_000, 2_000_000) }),
    minSelections: random.chance(8) ? random.between(1, 4) : 0,
  })
  return {
    minStakeMinor: random.oneOf(0, 100, 500),
    maxStakeMinor: random.oneOf(0, 50_000, 100_000),
    maxPayoutMinor: random.oneOf(0, 100_000, 1_250_000, 10_000_000),
    minSelections: random.chance(8) ? random.between(1, 4) : 1,
    maxSelections: random.chance(8) ? random.between(1, 20) : 20,
    maxMultiLines: random.chance(4) ? random.between(1, 27) : 27,
    maxMultiSelections: 10,
    maxSystemSelections: random.chance(4) ? random.between(2, 10) : 10,
    minSelectionOddsMilli: sometimes(1010, 1500),
    maxSelectionOddsMilli: sometimes(5000, 50_000),
    minTotalOddsMilli: sometimes(1100, 5000),
    maxTotalOddsMilli: sometimes(5000, 500_000),
    types: { single: open(), combined: open(), multiple: open(), system: open() },
    ...(random.chance(3) && { byType: { [random.oneOf(...COUPON_TYPES)]: typeSet() } }),
    ...(random.chance(10) && {
      minMarketTypes: random.upTo(3),
      maxMarketTypes: random.upTo(4),
      maxPerMarketType: random.upTo(5),
    }),
    sameCouponMax: random.upTo(3),
    bonus: {
      minOddsMilli: 1500,
      minCount: random.upTo(4),
      percentPerStep: random.chance(2) ? 0 : random.between(1, 6),
    },
  }
}
