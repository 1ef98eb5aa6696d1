/**
 * Bets on running matches in the demo's past week. The simulator's matches of an evening enter through the feed, as they
 * do on a server, and the results of the feed settle them.
 */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { liveFixtures, type ScheduledLive } from '#database/demo/live/schedule/live_schedule'
import { book } from '#book/book'
import { setProducerUp } from '#book/producer_states'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { placeSome, type Price } from '#demo/bets'
import { intake } from '#feed/intake/intake'
import { prepareFeed } from '#feed/intake/run'
import { persist } from '#feed/persist/persist'
import { producers } from '#feed/producers/producers'
import { MatchFeed } from '#feed/sources/simulator/match_feed'
import { SIMULATOR } from '#feed/sources/simulator/messages'
import { settlePending } from '#settlement/actions/settle_pending'

const MINUTE_MS = 60_000
/** Few, since playing a match takes the first start a tenth of a second. */
const SPORTS = [SPORT_IDS.soccer, SPORT_IDS.basketball, SPORT_IDS.tennis]
/** A match chosen began between these times before the bets, so that it is in play for a while yet. */
const BEGAN_MS = [45 * MINUTE_MS, 15 * MINUTE_MS] as const
const SECOND_MS = 1_000
/** Longer than any acceptance delay of the demo. */
const ACCEPTANCE_SECONDS = 15
/** The share of the people who place nothing on a running match. */
const ABSTAIN = 0.4

/**
 * Lets some of `people` bet at `at` (epoch milliseconds) on one running match of some sports, then plays these matches to
 * their ends and settles the coupons. Leaves the clock at the end of the last match. The same `at` makes the same choices.
 */
export async function playLiveEvening(at: number, people: readonly Principal[]): Promise<void> {
  clock.set(at)
  await prepareFeed()
  setProducerUp(SIMULATOR, true)
  const feeds = runningAt(at).map((match) => new MatchFeed(match, 1))
  for (const feed of feeds) {
    for (const message of [...feed.announcement(), ...feed.catchUp(0, at)]) intake.receive(message)
  }
  await written()
  const keys = feeds.map(({ scheduled }) => scheduled.key)
  await placeSome(people, `${at}:live`, { abstain: ABSTAIN, prices: livePrices(keys) })
  await acceptOnTime(at)
  for (const feed of feeds) {
    // a second later, since the last message falls on the end itself
    const over = feed.endsAt + SECOND_MS
    clock.set(Math.max(clock.now(), over))
    for (const message of feed.catchUp(at, over)) intake.receive(message)
  }
  await written()
  setProducerUp(SIMULATOR, false)
  producers.forget()
  await settlePending()
}

/** One running match of each of the sports. */
function runningAt(at: number): ScheduledLive[] {
  const [longest, shortest] = BEGAN_MS
  const running = liveFixtures(at - longest, at - shortest)
  return SPORTS.flatMap((sport) => running.find(({ sportId }) => sportId === sport) ?? [])
}

/** Open prices of the matches with these keys of the feed. */
function livePrices(keys: readonly string[]): Price[] {
  return keys.flatMap((key) => {
    const match = book.matchBySourceKey(key)
    if (!match) return []
    return match.markets
      .filter(({ status, isLive }) => status === MARKET_STATUS.active && isLive)
      .flatMap(({ outcomes }) => outcomes.filter(({ active }) => active))
      .map(({ id, oddsMilli }) => ({ matchId: match.id, outcomeId: id, oddsMilli }))
  })
}

/** A coupon that waits long after its acceptance delay is rejected, so the clock goes on second by second. */
async function acceptOnTime(placedAt: number): Promise<void> {
  for (let second = 1; second <= ACCEPTANCE_SECONDS; second++) {
    clock.set(placedAt + second * SECOND_MS)
    await acceptOrRejectDue()
  }
}

async function written(): Promise<void> {
  await intake.idle()
  await persist.flush()
}
