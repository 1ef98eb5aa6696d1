import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { randomStream } from '#database/demo/random'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { placeCoupon } from '#coupons/actions/place_coupon'

const DAY_MS = 24 * 3_600_000
const MOST_SELECTIONS = 4
const STAKES_MINOR = [500, 1_000, 2_000, 2_500, 5_000, 10_000]
/** Stakes of the player whose password is published: most of the money stays for whoever tries the demo. */
const SMALL_STAKES_MINOR = [500, 1_000, 2_000]

/** Addresses reserved for examples (RFC 5737), which belong to nobody. */
const EXAMPLE_NETWORK = '203.0.113'

/** A price that a demo player may back. */
export interface Price {
  matchId: number
  outcomeId: number
  oddsMilli: number
}

interface Style {
  /** The share of the players who place nothing this time. */
  abstain?: number
  stakesMinor?: readonly number[]
  /** The prices to choose from; those of matches of the next day by default. */
  prices?: readonly Price[]
}

/**
 * Lets some of the players place a coupon on some of the prices; the same `seed` makes the same choices. Coupons that a
 * rule refuses are not placed.
 */
export async function placeSome(
  players: readonly Principal[],
  seed: string,
  { abstain = 0.4, stakesMinor = STAKES_MINOR, prices }: Style = {}
): Promise<void> {
  const random = randomStream('demo bets', seed)
  const one = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const offered = prices ?? (await pricesToCome())
  const matches = [...Map.groupBy(offered, ({ matchId }) => matchId).values()]
  if (matches.length === 0) return
  const requests = players.flatMap((principal, index) => {
    if (random() < abstain) return []
    const count = 1 + Math.floor(random() * random() * MOST_SELECTIONS)
    const chosen = new Set(Array.from({ length: count }, () => one(matches) ?? []))
    const selections = [...chosen].flatMap((ofMatch) => {
      // most players back the favourite
      const byOdds = ofMatch.toSorted((a, b) => a.oddsMilli - b.oddsMilli)
      const price = byOdds[Math.floor(random() ** 3 * byOdds.length)]
      return price ? [{ outcomeId: price.outcomeId, oddsMilli: price.oddsMilli }] : []
    })
    const body = {
      kind: selections.length === 1 ? ('single' as const) : ('combined' as const),
      selections,
      totalStakeMinor: one(stakesMinor) ?? 500,
      oddsChange: 'any' as const,
    }
    const key = `demo:${seed}:${index}`
    return [{ principal, key, body, bodyHash: key, ip: `${EXAMPLE_NETWORK}.${index + 10}` }]
  })
  await Promise.all(requests.map((request) => placeCoupon(request)))
}

/**
 * A coupon of the player whose password is published; `seed` makes the same choices again. Without `prices`, on those of
 * matches of the next day.
 */
export const placeForVisitor = (
  visitor: Principal,
  seed: string,
  prices?: readonly Price[]
): Promise<void> =>
  placeSome([visitor], `${seed}:visitor`, {
    abstain: 0,
    stakesMinor: SMALL_STAKES_MINOR,
    ...(prices && { prices }),
  })

/** Open prices of the lines that the match list shows, of matches that start within a day and are no races. */
export const pricesToCome = (): Promise<Price[]> => openPrices((query) => query.whereNull(RACE))

/** Open prices to win of the races that start within a day. */
export const racePricesToCome = (): Promise<Price[]> =>
  openPrices((query) => query.whereNotNull(RACE))

const RACE = 'race_fields.match_id'

type Prices = DatabaseQueryBuilderContract<Price>

async function openPrices(choose: (query: Prices) => Prices): Promise<Price[]> {
  const now = clock.now()
  const query = db
    .query<Price>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .join('matches', 'matches.id', 'markets.match_id')
    .leftJoin('race_fields', RACE, 'matches.id')
    .where('matches.starts_at', '>', now)
    .where('matches.starts_at', '<', now + DAY_MS)
    .where('markets.is_main_line', true)
    .where('outcomes.active', true)
  const rows = await choose(query).orderBy('outcomes.id').select({
    matchId: 'matches.id',
    outcomeId: 'outcomes.id',
    oddsMilli: 'outcomes.odds_milli',
  })
  return rows.map(({ matchId, outcomeId, oddsMilli }) => ({
    matchId: Number(matchId),
    outcomeId: Number(outcomeId),
    oddsMilli: Number(oddsMilli),
  }))
}
