/** Some hours of the simulator's matches under names of their own, with players who bet on open markets. */
import { randomUUID } from 'node:crypto'
import {
  liveFixtures,
  LONGEST_MATCH_MS,
  type ScheduledLive,
} from '#database/demo/live/schedule/live_schedule'
import { book, type BookMatch } from '#book/book'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import type { FeedMessage } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { Simulator } from '#feed/sources/simulator/simulator'
import { settlePending } from '#settlement/actions/settle_pending'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'

/** Short enough that an acceptance delay ends in time. */
const STEP_MS = 5_000
const BET_EVERY_MS = 10 * 60_000
const SETTLE_EVERY_MS = 30 * 60_000
const STAKE = 100

/** The same day for every caller: one match of each sport, all from `startsAt`. */
export interface Day {
  /** Added to every name and key, so that two days are different matches. */
  tag: string
  startsAt: number
  matches: ScheduledLive[]
}

/** A bet that was placed; `match` is its number among the day's matches. */
export interface DayBet {
  at: number
  match: number
  typeId: number
  specifier: string
  key: string
}

export interface PlayedDay {
  bettor: Bettor
  bets: DayBet[]
  couponIds: number[]
}

const FIXTURES_FROM = Date.UTC(2027, 0, 6, 12)

export function makeDay(startsAt: number, tag: string = randomUUID().slice(0, 8)): Day {
  const all = liveFixtures(FIXTURES_FROM, FIXTURES_FROM + 3 * 3_600_000)
  const bySport = new Map(all.map((match) => [match.sportId, match]))
  const matches = [...bySport.values()]
    .sort((a, b) => a.sportId - b.sportId)
    .map((match) => ({
      ...match,
      key: `demo:day:${match.key}:${tag}`,
      startsAt,
      home: `${match.home} ${tag}`,
      away: `${match.away} ${tag}`,
      tournament: { ...match.tournament, key: `${match.tournament.key}:${tag}` },
      // played from the key that all days share
      fixture: () => match.fixture(),
    }))
  return { tag, startsAt, matches }
}

/** Numbers from 0 to below `limit`, the same for a seed. */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const onBoard = ({ key }: ScheduledLive): BookMatch | undefined => book.matchBySourceKey(key)

/** One bet that can be placed now; undefined when no market is open. */
function openBet(day: Day, match: number, below: (limit: number) => number): DayBet | undefined {
  const scheduled = day.matches[match]
  const markets = (scheduled && onBoard(scheduled)?.markets) ?? []
  const open = markets
    .filter((market) => market.status === 1 && market.isLive)
    .flatMap(({ typeId, specifier, outcomes }) =>
      outcomes
        .filter(({ active }) => active)
        .map(({ key }) => ({ at: clock.now(), match, typeId, specifier, key }))
    )
    .sort((a, b) =>
      `${a.typeId}|${a.specifier}|${a.key}` < `${b.typeId}|${b.specifier}|${b.key}` ? -1 : 1
    )
  return open[below(open.length)]
}

/** Resolves to the coupon's id; null when it was refused. */
async function askFor(day: Day, bettor: Bettor, bet: DayBet): Promise<number | null> {
  const scheduled = day.matches[bet.match]
  const match = scheduled && onBoard(scheduled)
  const market = match && book.market(match.id, bet.typeId, bet.specifier)
  const outcome = market?.outcomes.find(({ key }) => key === bet.key)
  if (!outcome) throw new Error(`what was bet on is not there: ${JSON.stringify(bet)}`)
  const body = slip([[outcome.id, outcome.oddsMilli]], {
    totalStakeMinor: STAKE,
    oddsChange: 'any',
  })
  const answer = await place(bettor.session, body)
  return answer.status === 201 ? answer.body.id : null
}

async function beginDay(day: Day): Promise<Bettor> {
  await syncCatalogue()
  producers.forget()
  clock.set(day.startsAt, { frozen: true })
  return makeBettor({ user: { balanceMinor: 10_000_000 } })
}

/** Lets the simulator play the day to its end, while random bets are placed on everything. */
export async function simulateDay(day: Day, seed: number): Promise<PlayedDay> {
  const bettor = await beginDay(day)
  const played: PlayedDay = { bettor, bets: [], couponIds: [] }
  const below = seeded(seed)
  let isTold = false
  const simulator = new Simulator({
    schedule: (from, to) =>
      day.matches.filter(({ startsAt }) => startsAt >= from && startsAt <= to),
    results: () => [],
    deliver: (message) => {
      isTold ||= message.event.kind === 'recovered'
      intake.receive(message)
    },
  })
  simulator.recover(0, 0)
  while (!isTold) await new Promise((resolve) => setImmediate(resolve))
  await intake.idle()
  const last = day.startsAt + LONGEST_MATCH_MS
  for (let at = day.startsAt; at <= last && day.matches.some(onBoard); at += STEP_MS) {
    clock.set(at, { frozen: true })
    simulator.tick(at)
    await acceptOrRejectDue()
    if ((at - day.startsAt) % BET_EVERY_MS === 0) {
      await intake.idle()
      for (const [match] of day.matches.entries()) {
        const bet = openBet(day, match, below)
        if (!bet) continue
        const couponId = await askFor(day, bettor, bet)
        if (couponId === null) continue
        played.bets.push(bet)
        played.couponIds.push(couponId)
      }
    }
    if ((at - day.startsAt) % SETTLE_EVERY_MS === 0) await settleAll()
  }
  await endDay()
  return played
}

/** Plays recorded messages at their times of arrival, and places the bets of that day at theirs. */
export async function replayDay(
  day: Day,
  messages: readonly { at: number; message: FeedMessage }[],
  bets: readonly DayBet[],
  look: () => void
): Promise<PlayedDay> {
  const bettor = await beginDay(day)
  const played: PlayedDay = { bettor, bets: [...bets], couponIds: [] }
  const left = [...bets]
  let next = 0
  const last = messages.at(-1)?.at ?? 0
  for (let at = day.startsAt; at <= last; at += STEP_MS) {
    clock.set(at, { frozen: true })
    for (; (messages[next]?.at ?? Infinity) <= at; next++) {
      const message = messages[next]?.message
      if (message) intake.receive(message)
    }
    await acceptOrRejectDue()
    if ((at - day.startsAt) % BET_EVERY_MS === 0) await intake.idle()
    while (left[0]?.at === at) {
      const bet = left.shift()
      const couponId = bet ? await askFor(day, bettor, bet) : null
      if (couponId !== null) played.couponIds.push(couponId)
    }
    if ((at - day.startsAt) % BET_EVERY_MS === 0) look()
    if ((at - day.startsAt) % SETTLE_EVERY_MS === 0) await settleAll()
  }
  await endDay()
  return played
}

async function settleAll(): Promise<void> {
  await intake.idle()
  await settlePending()
}

/** Ends every acceptance delay, and settles everything that feeds sent. */
async function endDay(): Promise<void> {
  clock.set(clock.now() + STEP_MS, { frozen: true })
  await acceptOrRejectDue()
  await settleAll()
}
