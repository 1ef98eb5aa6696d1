/**
 * A market with many coupons of every shape, each with the payout that it must get, worked out before any settlement.
 */
import { storeResults } from '#catalogue/actions/store_results'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser, sendCash, type TestUser } from '#tests/support/factories'
import { ended, placeTestCoupons, type CouponOptions } from '#tests/settlement/support'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '11': { home: 1500, away: 2500 },
  '18:total=2.25': { over: 1950, under: 1850 },
}
const PLAYERS = 50

interface Matches {
  /** The match that ends 2:0. */
  won: TestMatch
  /** The match that ends 1:1. */
  drawn: TestMatch
  /** The match without a result. */
  open: TestMatch
}

interface Shape {
  picks: (matches: Matches) => CouponOptions['picks']
  sizes?: number[]
  lines: number
  /** Payout for a stake of one line in minor units; null while the coupon is open. */
  payout: (stake: number) => number | null
}

/** Worked out by hand from the scores 2:0 and 1:1. */
const SHAPES: Shape[] = [
  {
    picks: ({ won }) => [{ match: won, market: '1', key: '1', oddsMilli: 1870 }],
    lines: 1,
    payout: (stake) => Math.floor((stake * 187) / 100),
  },
  { picks: ({ won }) => [{ match: won, market: '1', key: '2' }], lines: 1, payout: () => 0 },
  { picks: ({ won }) => [{ match: won, market: '1', key: 'X' }], lines: 1, payout: () => 0 },
  {
    // draw no bet, drawn: void
    picks: ({ drawn }) => [{ match: drawn, market: '11', key: 'home' }],
    lines: 1,
    payout: (stake) => stake,
  },
  {
    // two goals over 2 and 2.5: half back, half lost
    picks: ({ won }) => [{ match: won, market: '18:total=2.25', key: 'over', oddsMilli: 1950 }],
    lines: 1,
    payout: (stake) => Math.floor(stake / 2),
  },
  {
    // two goals under 2 and 2.5: half back, half won
    picks: ({ won }) => [{ match: won, market: '18:total=2.25', key: 'under', oddsMilli: 1850 }],
    lines: 1,
    payout: (stake) => Math.floor((stake * 285) / 200),
  },
  {
    picks: ({ won, drawn }) => [
      { match: won, market: '1', key: '1', oddsMilli: 1500 },
      { match: drawn, market: '1', key: 'X', oddsMilli: 3000 },
    ],
    lines: 1,
    payout: (stake) => Math.floor((stake * 45) / 10),
  },
  {
    picks: ({ won, open }) => [
      { match: won, market: '1', key: '1' },
      { match: open, market: '1', key: '1' },
    ],
    lines: 1,
    payout: () => null,
  },
  {
    picks: ({ won, open }) => [
      { match: won, market: '1', key: '2' },
      { match: open, market: '1', key: '1' },
    ],
    lines: 1,
    payout: () => 0,
  },
  {
    // sizes 1 and 2 of two: the won single alone
    picks: ({ won, drawn }) => [
      { match: won, market: '1', key: '1', oddsMilli: 2200 },
      { match: drawn, market: '1', key: '2', oddsMilli: 1900 },
    ],
    sizes: [1, 2],
    lines: 3,
    payout: (stake) => Math.floor((stake * 22) / 10),
  },
]

export interface SettledMarket {
  matches: Matches
  players: TestUser[]
  /** The payout that each coupon must get; null while it is open. */
  expected: Map<number, number | null>
  /** The cash that each player must have in the end. */
  cash: Map<number, number>
}

export async function makeMarket(coupons: number): Promise<SettledMarket> {
  const site = await makeSite()
  const matches = {
    won: await makeMatch({ prices: PRICES }),
    drawn: await makeMatch({ prices: PRICES }),
    open: await makeMatch({ prices: PRICES }),
  }
  const market: SettledMarket = { matches, players: [], expected: new Map(), cash: new Map() }
  for (let turn = 0; turn < PLAYERS; turn++) {
    const player = await makeUser({ site, type: 'player' })
    market.players.push(player)
    await fillPlayer(market, player, turn, coupons / PLAYERS)
  }
  return market
}

async function fillPlayer(
  { matches, expected, cash }: SettledMarket,
  player: TestUser,
  turn: number,
  count: number
): Promise<void> {
  const own = Array.from({ length: count }, (_, index) => {
    const shape = SHAPES[(index + turn) % SHAPES.length]
    if (!shape) throw new Error('no shape')
    return { shape, stake: 100 + ((index * 37 + turn * 11) % 900) }
  })
  await sendCash(
    player,
    own.reduce((sum, { shape, stake }) => sum + stake * shape.lines, 0)
  )
  const ids = await placeTestCoupons(
    player,
    own.map(({ shape, stake }) => ({
      picks: shape.picks(matches),
      stakePerLineMinor: stake,
      ...(shape.sizes && { sizes: shape.sizes }),
    }))
  )
  let paid = 0
  for (const [index, { shape, stake }] of own.entries()) {
    const payout = shape.payout(stake)
    expected.set(ids[index] ?? 0, payout)
    paid += payout ?? 0
  }
  cash.set(player.id, paid)
}

/** Stores results as a feed's command does: the server finds them by itself. */
export async function enterResults({ matches }: SettledMarket): Promise<void> {
  const { won, drawn } = matches
  await storeResults([
    { matchId: won.id, facts: ended([2, 0], [1, 0]), source: 'test', actorId: null },
    { matchId: drawn.id, facts: ended([1, 1]), source: 'test', actorId: null },
  ])
}
