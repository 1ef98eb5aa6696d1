import { test } from '@japa/runner'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { STAFF, storeResults } from '#catalogue/actions/store_results'
import { clock } from '#core/timing/clock'
import type { FeedMessage, FeedOutcomeResult } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { userAccounts } from '#ledger/accounts'
import { settlePending } from '#settlement/actions/settle_pending'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { bookMatch } from '#tests/support/test_feed'
import { generator, SEED } from '#tests/support/random'
import { ended, placeTestCoupons, type Pick } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'

const SEQUENCES = 100
const TURNS = 8
const PLAYERS = 4
const FUNDS = 10_000_000
const STAKE = 1_000
const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.5': { over: 2000, under: 1800 },
}
const KEYS = { '1': ['1', 'X', '2'], '18:total=2.5': ['over', 'under'] } as const
type MarketName = keyof typeof KEYS
const MARKETS = ['1', '18:total=2.5'] as const
const REFS = {
  '1': { typeId: 1, specifier: '' },
  '18:total=2.5': { typeId: 18, specifier: 'total=2.5' },
} as const
/** Coupons are accepted at one of these times after the first; windows begin and end between them. */
const TIMES = [0, 1000, 2000, 3000, 4000] as const

/** The messages in order of arrival. */
type Heard =
  | { matchId: number; message: FeedMessage }
  | { matchId: number; facts: MatchFacts; isByStaff: boolean }

interface Coupon {
  player: TestUser
  picks: Pick[]
  placedAt: number
}

test.group('Random messages of feeds', (group) => {
  group.each.teardown(() => {
    clock.reset()
    producers.forget()
  })

  test(`M7 ${SEQUENCES} sequences of settlements, rollbacks, cancellations, their rollbacks, repeats and staff results, in any order, end as a fold of their log does (SEED=${SEED})`, async ({
    assert,
  }) => {
    console.log(`random feeds: SEED=${SEED}`)
    const below = generator(SEED)
    function one<T>(list: readonly T[]): T {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    }
    const site = await makeSite()
    const players: TestUser[] = []
    for (let i = 0; i < PLAYERS; i++) {
      players.push(await makeUser({ site, type: 'player', balanceMinor: FUNDS }))
    }
    const matches: TestMatch[] = []
    for (let i = 0; i < SEQUENCES; i++) matches.push(await makeMatch({ prices: PRICES }))
    // matches with a result leave the board, and feeds go on to send messages about them
    const matchKeys = new Map(matches.map((match) => [match.id, bookMatch(match).sourceKey]))
    const startsAt = clock.now()

    const randomPick = (match: TestMatch): Pick => {
      const market = one(MARKETS)
      const key = one<string>(KEYS[market])
      return { match, market, key, oddsMilli: 1100 + 10 * below(300) }
    }
    const coupons: Coupon[] = []
    for (const after of TIMES) {
      clock.set(startsAt + after, { frozen: true })
      for (const player of players) {
        const own = matches
          .filter((_, index) => (index + after / 1000 + player.id) % 3 > 0)
          .map((match): Coupon => {
            const picks = [randomPick(match)]
            const other = one(matches)
            if (other !== match && below(3) === 0) picks.push(randomPick(other))
            return { player, picks, placedAt: clock.now() }
          })
        coupons.push(...own)
        await placeTestCoupons(
          player,
          own.map(({ picks }) => ({ picks, stakePerLineMinor: STAKE }))
        )
      }
    }

    const used = new Set<number>()
    /** The time of a message's making: in any order, never twice the same. */
    const moment = (): number => {
      const at = startsAt + 10_000 + below(100_000_000)
      if (used.has(at)) return moment()
      used.add(at)
      return at
    }
    const randomResults = (market: MarketName): FeedOutcomeResult[] => {
      const winner = one<string>(KEYS[market])
      const voidFactorMilli = one([0, 0, 0, 500, 1000])
      return KEYS[market].map((key) => ({
        key,
        won: voidFactorMilli !== 1000 && key === winner,
        voidFactorMilli,
        deadHeatMilli: 1000,
      }))
    }
    // between the times of acceptance, or exactly at one of them
    const edge = () => (below(4) === 0 ? null : startsAt + 500 * below(10))
    const windows: {
      matchId: number
      market: MarketName
      from: number | null
      to: number | null
    }[] = []
    const randomFacts = (): MatchFacts => {
      if (below(6) === 0) return { status: 'cancelled', periods: {} }
      if (below(5) === 0) return { status: 'interrupted', periods: {}, fullTime: [0, 0] }
      return ended([below(4), below(3)])
    }
    const randomEvent = (match: TestMatch): FeedMessage['event'] => {
      const matchKey = matchKeys.get(match.id) ?? ''
      const market = one(MARKETS)
      const ref = REFS[market]
      switch (below(6)) {
        case 0:
          return { kind: 'rollbackSettlement', matchKey, markets: [ref], update: {} }
        case 1: {
          const [from, to] = [edge(), edge()]
          windows.push({ matchId: match.id, market, from, to })
          const markets = [{ ...ref, voidReason: 12 }]
          return { kind: 'cancel', matchKey, from, to, markets, update: {} }
        }
        case 2: {
          const own = windows.filter(({ matchId }) => matchId === match.id)
          const {
            from,
            to,
            market: held,
          } = own.length > 0 ? one(own) : { market, from: edge(), to: null }
          return { kind: 'rollbackCancel', matchKey, from, to, markets: [REFS[held]] }
        }
        default: {
          const markets = [{ ...ref, voidReason: null, outcomes: randomResults(market) }]
          const certainty = one([1, 2] as const)
          return { kind: 'settlement', matchKey, certainty, markets, update: {} }
        }
      }
    }

    const log: Heard[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      for (const match of matches) {
        if (below(2) === 0) continue
        const before = log.filter((heard) => heard.matchId === match.id && 'message' in heard)
        const old = before.length > 0 && below(3) === 0 ? one(before) : null
        const message =
          old && 'message' in old
            ? old.message
            : {
                producer: 'test:random',
                generatedAt: moment(),
                sequence: null,
                event: randomEvent(match),
              }
        for (let times = 1 + below(3); times > 0; times--) intake.receive(message)
        log.push({ matchId: match.id, message })
      }
      await intake.idle()
      const results = matches
        .filter(() => below(12) === 0)
        .map(({ id: matchId }) => ({ matchId, facts: randomFacts(), isByStaff: below(2) === 0 }))
      for (const { matchId, facts, isByStaff } of results) {
        const source = isByStaff ? STAFF : 'test'
        await storeResults([
          { matchId, facts, source, actorId: null, ...(!isByStaff && { yieldsToStaff: true }) },
        ])
      }
      log.push(...results)
      if (below(3) > 0) await Promise.all([settlePending(), settlePending()])
    }
    await settlePending()
    assert.isNull(await firstBreak())

    const byMatch = Map.groupBy(log, ({ matchId }) => matchId)
    const expected = new Map(players.map(({ id }) => [id, FUNDS]))
    for (const { player, picks, placedAt } of coupons) {
      const factors = picks.map((pick) =>
        factorOf(byMatch.get(pick.match.id) ?? [], pick, placedAt)
      )
      let payout = factors.includes(null) ? 0n : BigInt(STAKE)
      for (const times of factors) payout *= BigInt(times ?? 0)
      const paid = Number(payout / 2000n ** BigInt(factors.length))
      expected.set(player.id, (expected.get(player.id) ?? 0) - STAKE + paid)
    }
    const accounts = await userAccounts(players.map(({ id }) => id))
    for (const { id } of players) {
      const total = (accounts.get(id) ?? []).reduce((sum, { balance }) => sum + balance, 0)
      assert.equal(total, expected.get(id))
    }
  })
})

/** Two thousandths of the return of a stake; null while open. Written without reading the project's own code. */
function factorOf(heard: readonly Heard[], pick: Pick, placedAt: number): number | null {
  const name = pick.market
  const said = heard
    .flatMap((one) => ('message' in one ? [one.message] : []))
    .sort((a, b) => a.generatedAt - b.generatedAt)
  let ofFeed: number | null = null
  const windows = new Map<string, boolean>()
  for (const { event } of said) {
    if (!('markets' in event)) continue
    const market = event.markets.find(({ typeId, specifier }) => {
      return name === (specifier === '' ? `${typeId}` : `${typeId}:${specifier}`)
    })
    if (!market) continue
    if (event.kind === 'rollbackSettlement') ofFeed = null
    if (event.kind === 'cancel' || event.kind === 'rollbackCancel') {
      const isInside =
        (event.from === null || placedAt >= event.from) &&
        (event.to === null || placedAt <= event.to)
      windows.set(`${event.from} ${event.to}`, event.kind === 'cancel' && isInside)
    }
    if (event.kind === 'settlement') {
      const { outcomes } = event.markets.find((one) => one === market) ?? { outcomes: [] }
      const result = outcomes.find(({ key }) => key === pick.key)
      if (result) ofFeed = factor(pick, result.won, result.voidFactorMilli)
    }
  }
  if ([...windows.values()].includes(true)) return 2000

  let inForce: { facts: MatchFacts; isByStaff: boolean } | null = null
  for (const one of heard) {
    if ('facts' in one && (one.isByStaff || !inForce?.isByStaff)) inForce = one
  }
  const own = inForce ? ofFacts(pick, inForce.facts) : null
  return inForce?.isByStaff ? (own ?? ofFeed) : (ofFeed ?? own)
}

/** `w x odds + v`, doubled. */
function factor({ oddsMilli = 0 }: Pick, won: boolean, voidFactorMilli: number): number {
  if (voidFactorMilli === 1000) return 2000
  if (voidFactorMilli === 500) return won ? oddsMilli + 1000 : 1000
  return won ? 2 * oddsMilli : 0
}

function ofFacts(pick: Pick, { status, fullTime }: MatchFacts): number | null {
  if (status === 'cancelled') return 2000
  const [home, away] = fullTime ?? [0, 0]
  if (status === 'interrupted') return null
  const winners = [home > away ? '1' : home < away ? '2' : 'X', home + away > 2 ? 'over' : 'under']
  return factor(pick, winners.includes(pick.key), 0)
}
