/** A race that was run, from its card to its payout: the market as it was recorded, with bets along the way. */
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import {
  readMarketStream,
  type RaceEvent,
  type RaceStream,
} from '@grandstand/shared-types/race_files/market_stream'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { cashOf, makeBettor, place } from '#tests/coupons/support'
import { enter, later, makeRace, reopen, withdraw, type TestRace } from '#tests/racing/support'
import { firstBreak } from '#tests/support/books'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { hasSharedData, NOT_RUN, sharedPath } from '#tests/support/shared_data'

/** Of a handicap of 12 to 15 runners. */
const TERMS = { places: 3, divisor: 4 }
const STAKE = 1000
/** A bet at every so many prices. */
const EVERY = 60

/** Coupons of one outcome that a player may place. */
const MOST_ALIKE = 3

interface Bet {
  id: number
  runner: number
  oddsMilli: number
  isEachWay: boolean
}

test.group('A race that was run', (group) => {
  group.each.teardown(() => clock.reset())

  test('its bets pay what the winner, the placed and the withdrawn ones give', async ({
    assert,
  }) => {
    const stream = readMarketStream(
      readFileSync(sharedPath('data/betfair/BASIC-1.132153978'), 'utf8')
    )
    const bettor = await makeBettor({ user: { limits: { maxPayoutMinor: 9_000_000 } } })
    const staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    const race = await makeRace(staff, firstPrices(stream), {
      isHandicap: true,
      runners: stream.runners.map(({ number, name }) => ({ number, name })),
    })

    const bets: Bet[] = []
    const prices = new Map<number, number>()
    let count = 0
    for (const event of stream.events) {
      if (event.kind === 'withdrawn') {
        await withdraw(staff, race, event.runner, event.oddsMilli ?? 0)
        await reopen(staff, race)
      }
      if (event.kind === 'off') {
        later()
        await staff.put(`/v1/matches/${race.id}/field`, { offAt: clock.now() })
        break
      }
      if (event.kind !== 'price') continue
      prices.set(event.runner, event.oddsMilli)
      const isFull = bets.filter(({ runner }) => runner === event.runner).length === MOST_ALIKE
      if (count++ % EVERY > 0 || isFull) continue
      later()
      await quote(staff, race, event)
      const isEachWay = bets.length % 2 === 0
      const { status, body } = await place(bettor.session, {
        kind: 'single',
        selections: [
          {
            outcomeId: race.outcomes[event.runner],
            oddsMilli: event.oddsMilli,
            ...(isEachWay && { eachWay: TERMS }),
          },
        ],
        totalStakeMinor: isEachWay ? 2 * STAKE : STAKE,
        oddsChange: 'ask',
      })
      assert.equal(status, 201, JSON.stringify(body))
      const { runner, oddsMilli } = event
      bets.push({ id: body.id, runner, oddsMilli, isEachWay })
    }
    assert.isAbove(bets.length, 12)

    // the market says who won; the next two are those with the shortest starting prices
    const order = finish(stream)
    assert.equal((await enter(staff, race, order.join(' '))).status, 200)

    const out = stream.events.flatMap((event) => (event.kind === 'withdrawn' ? [event.runner] : []))
    let paid = 0
    for (const bet of bets) {
      const { body } = await bettor.session.get<CouponView>(`/v1/coupons/${bet.id}`)
      // both runners came out above 11.00, so that nothing is taken off
      assert.equal(body.payoutMinor, returns(bet, order, out), JSON.stringify(bet))
      paid += body.payoutMinor ?? 0
    }
    const staked = bets.reduce((sum, { isEachWay }) => sum + (isEachWay ? 2 : 1) * STAKE, 0)
    assert.equal(await cashOf(bettor.session), 100_000 - staked + paid)
    assert.isNull(await firstBreak())
  })
    .timeout(60_000)
    .skip(!hasSharedData, NOT_RUN)
})

/** The price at which each runner was backed first. */
function firstPrices({ runners, events }: RaceStream): Record<string, number> {
  const priced = events.flatMap((event) => (event.kind === 'price' ? [event] : []))
  return Object.fromEntries(
    runners.map(({ number }) => [
      String(number),
      priced.find(({ runner }) => runner === number)?.oddsMilli ?? 0,
    ])
  )
}

async function quote(
  staff: ApiSession,
  race: TestRace,
  { runner, oddsMilli }: Extract<RaceEvent, { kind: 'price' }>
): Promise<void> {
  const { status, body } = await staff.put(`/v1/outcomes/${race.outcomes[runner]}`, { oddsMilli })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await loadMatches([race.id])
}

function finish({ events }: RaceStream): number[] {
  const result = events.find((event) => event.kind === 'result')
  if (result?.kind !== 'result') throw new Error('the market has no result')
  const { winners, startingPrices } = result
  const others = startingPrices
    .filter(({ runner }) => !winners.includes(runner))
    .toSorted((a, b) => a.oddsMilli - b.oddsMilli)
  return [...winners, ...others.map(({ runner }) => runner)].slice(0, TERMS.places)
}

/** By hand: a win pays the price, a place a quarter of its profit, and a runner that is out the stake. */
function returns(bet: Bet, order: readonly number[], out: readonly number[]): number {
  const { runner, oddsMilli, isEachWay } = bet
  if (out.includes(runner)) return isEachWay ? 2 * STAKE : STAKE
  const win = runner === order[0] ? oddsMilli : 0
  const placed = isEachWay && order.includes(runner) ? 1000 + (oddsMilli - 1000) / TERMS.divisor : 0
  return Math.floor(((win + placed) * STAKE) / 1000)
}
