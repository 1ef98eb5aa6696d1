/** What a coupon of any type pays by the results so far, line by line, with arithmetic of its own. */
export interface Leg {
  matchId: number
  key: string
  /** Whole odds. */
  odds: number
}

export interface ModelCoupon {
  stake: number
  legs: Leg[]
  /** How many matches are in a line. */
  sizes: number[]
}

/** The brand's combination bonus (rules 4.11): 5 % for each selection that won at these odds or higher. */
export const COMBINATION = { leastOdds: 3, leastCount: 1, percent: 5, mostPercent: 25 }

/** `none` while there is no result. */
export type News = 'none' | 'void' | '1' | 'X' | '2'

/** Each line takes one leg of each of so many matches. */
export function linesOf({ legs, sizes }: Pick<ModelCoupon, 'legs' | 'sizes'>): Leg[][] {
  const groups = [...Map.groupBy(legs, ({ matchId }) => matchId).values()]
  return sizes.flatMap((size) => choices(groups, size))
}

function choices(groups: Leg[][], size: number): Leg[][] {
  if (size === 0) return [[]]
  const [first, ...rest] = groups
  if (!first) return []
  const withFirst = first.flatMap((leg) => choices(rest, size - 1).map((line) => [leg, ...line]))
  return [...withFirst, ...choices(rest, size)]
}

export function outcomeOfCoupon(coupon: ModelCoupon, news: ReadonlyMap<number, News>) {
  const lines = linesOf(coupon)
  const perLine = coupon.stake / lines.length
  const said = ({ matchId }: Leg) => news.get(matchId) ?? 'none'
  const isLost = (leg: Leg) => !['none', 'void', leg.key].includes(said(leg))
  const alive = lines.filter((line) => !line.some(isLost))
  if (alive.flat().some((leg) => said(leg) === 'none')) {
    return { payout: 0, extra: 0, end: 'open' as const }
  }
  const isReturned = coupon.legs.every((leg) => said(leg) === 'void')
  const paid = alive.map((line) =>
    line.reduce((won, leg) => (said(leg) === 'void' ? won : won * leg.odds), perLine)
  )
  const payout = paid.reduce((sum, won) => sum + won, 0)
  return {
    payout,
    extra: Math.floor((payout * extraPercent(coupon, said)) / 100),
    end: isReturned ? ('returned' as const) : ('settled' as const),
  }
}

/** Of a coupon of one line with one leg on each match; only what won counts. */
function extraPercent({ legs, sizes }: ModelCoupon, said: (leg: Leg) => News): number {
  const { leastOdds, leastCount, percent, mostPercent } = COMBINATION
  const matches = new Set(legs.map(({ matchId }) => matchId)).size
  if (sizes.join() !== String(matches) || legs.length !== matches) return 0
  const count = legs.filter((leg) => leg.odds >= leastOdds && said(leg) === leg.key).length
  return Math.max(0, Math.min(mostPercent, percent * (count - leastCount + 1)))
}
