import { expect, test } from 'vitest'
import { evaluate } from '../../src/coupons/evaluation/evaluate.ts'
import type { CouponType } from '../../src/coupons/model/coupon_words.ts'
import type { QuotedOutcome, Slip } from '../../src/coupons/evaluation/slip.ts'
import { UNIT, walkLines, type BruteGroup } from '../support/brute_force.ts'
import { Random, SEED } from '../support/random.ts'
import { LIMITS, NOW_MS, quoteOf } from '../support/slip.ts'

const SLIPS = 10_000

/** Markets of a match: 1X2 of which one wins, double chance of which two win, total of which one wins or both come back. */
const MARKETS = [
  { typeId: 1, outcomes: 3, winners: 1 },
  { typeId: 10, outcomes: 3, winners: 2 },
  { typeId: 18, outcomes: 2, winners: 1 },
] as const

interface Pick {
  matchId: number
  market: (typeof MARKETS)[number]
  place: number
  oddsMilli: number
  isBanker: boolean
}

function anyPicks(random: Random): Pick[] {
  const matches = random.between(1, 7)
  const count = Math.min(10, matches + (random.chance(2) ? 0 : random.upTo(3)))
  const picks = new Map<string, Pick>()
  for (let index = 0; index < count; index++) {
    const market = MARKETS[random.upTo(MARKETS.length - 1)] ?? MARKETS[0]
    const pick = {
      matchId: index < matches ? index + 1 : random.between(1, matches),
      market,
      place: random.upTo(market.outcomes - 1),
      oddsMilli: random.between(1010, 9000),
      isBanker: random.chance(5),
    }
    picks.set(`${pick.matchId} ${market.typeId} ${pick.place}`, pick)
  }
  return [...picks.values()]
}

/** The best case of each market: every set of its outcomes that can win together, or all stakes back. */
function bestOf(picks: readonly Pick[]): number {
  let best = 0
  for (const market of MARKETS) {
    const own = picks.filter((pick) => pick.market === market)
    if (own.length === 0) continue
    let ofMarket = own.length * 1000
    for (let world = 0; world < 2 ** market.outcomes; world++) {
      const isWon = (place: number) => (world & (1 << place)) !== 0
      const winners = Array.from({ length: market.outcomes }, (_, place) => place).filter(isWon)
      if (winners.length !== market.winners) continue
      const paid = own.filter(({ place }) => isWon(place))
      ofMarket = Math.max(
        ofMarket,
        paid.reduce((sum, { oddsMilli }) => sum + oddsMilli, 0)
      )
    }
    best += ofMarket
  }
  return best
}

/** The reference: type, lines, stake a line and highest payout, by walking every line. */
function slowly(slip: Slip, picks: readonly Pick[], maxPayoutMinor: number) {
  const matchIds = [...new Set(picks.map(({ matchId }) => matchId))]
  let type: CouponType = 'combined'
  if (slip.kind === 'system') type = 'system'
  else if (picks.length === 1) type = 'single'
  else if (matchIds.length < picks.length) type = 'multiple'
  const groups = matchIds.map((id): Pick[] => picks.filter(({ matchId }) => matchId === id))
  const sizes = type === 'system' ? (slip.sizes ?? []) : [matchIds.length]
  const isBanker = (group: Pick[]) => type === 'system' && group.some((pick) => pick.isBanker)

  const counted: BruteGroup[] = groups.map((group) => ({
    isBanker: isBanker(group),
    worths: group.map(() => Number(UNIT)),
  }))
  const { lines } = walkLines(counted, sizes)
  const best: BruteGroup[] = groups.map((group) => ({
    isBanker: isBanker(group),
    worths: [(Number(UNIT) / 1000) * bestOf(group)],
  }))
  const { sum, longest } = walkLines(best, sizes)
  const stakePerLineMinor = Math.floor(slip.totalStakeMinor / lines)
  const gross = Number((sum * BigInt(stakePerLineMinor)) / UNIT ** BigInt(longest))
  return { type, lines, stakePerLineMinor, payout: Math.min(gross, maxPayoutMinor), gross }
}

test(`${SLIPS} random slips: type, lines, stake a line and highest payout as walked (seed ${SEED})`, () => {
  console.log(`random slips: seed ${SEED}`)
  const random = new Random(SEED)
  const types: Record<string, number> = {}
  for (let number = 0; number < SLIPS; number++) {
    const picks = anyPicks(random)
    const matches = new Set(picks.map(({ matchId }) => matchId)).size
    const kind = matches > 1 && random.chance(2) ? 'system' : 'combined'
    const bankers = new Set(picks.filter((p) => p.isBanker).map(({ matchId }) => matchId)).size
    if (kind === 'system' && bankers >= matches) continue
    const quotes = new Map<number, QuotedOutcome>()
    const selections = picks.map(({ matchId, market, place, oddsMilli, isBanker }) => {
      const outcomeId = matchId * 1000 + market.typeId * 10 + place
      const base = quoteOf(matchId * 10 + 1)
      if (!base) throw new Error('no quote')
      const marketId = matchId * 100 + market.typeId
      quotes.set(outcomeId, {
        ...base,
        outcomeId,
        oddsMilli,
        marketId,
        marketTypeId: market.typeId,
      })
      return { outcomeId, oddsMilli, isBanker }
    })
    const slip: Slip = {
      kind,
      selections,
      totalStakeMinor: random.between(100, 100_000),
      oddsChange: 'ask',
      ...(kind === 'system' && { sizes: random.someOf(bankers + 1, matches) }),
    }
    const maxPayoutMinor = random.chance(3) ? random.between(100, 10_000_000) : 10 ** 15
    const evaluation = evaluate(slip, {
      nowMs: NOW_MS,
      quote: (id) => quotes.get(id),
      limits: { ...LIMITS, maxPayoutMinor },
      products: { sport: 1, live: 1 },
      fundsMinor: null,
      sameCouponCount: 0,
    })
    const slow = slowly(slip, picks, maxPayoutMinor)
    const { type, lineCount, stakePerLineMinor, maxPayoutMinor: payout } = evaluation
    expect({ number, type, lineCount, stakePerLineMinor, payout }).toEqual({
      number,
      type: slow.type,
      lineCount: slow.lines,
      stakePerLineMinor: slow.stakePerLineMinor,
      payout: slow.payout,
    })
    expect(evaluation.uncappedPayoutMinor).toBe(slow.gross)
    types[slow.type] = (types[slow.type] ?? 0) + 1
  }
  expect(Object.keys(types).sort()).toEqual(['combined', 'multiple', 'single', 'system'])
})
