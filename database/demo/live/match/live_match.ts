/**
 * One demo match in play, made from its fixture and the seed alone, so that it is the same at any time and on any
 * machine. Steps come in order: to reach a second in the middle, the match is played up to it, which takes some
 * milliseconds.
 */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { isFinished, type MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { randomStream } from '../../random.ts'
import type { CourseIncident, CourseState, Moment, StopReason } from '../shared/course.ts'
import { FactKeeper } from './facts.ts'
import { LiveBoard, type BoardChange, type SettledMarket } from './live_board.ts'
import { sportModel, type LiveSportKey, type Sides, type SportModel } from './sport_models.ts'
import { timelineOf, type TimelineEntry } from './timeline.ts'

export interface LiveFixture extends Sides {
  /** The match's source key; with the seed it determines the whole match. */
  key: string
  sport: LiveSportKey
  seed: number
}

/** A step of a match: the changes to send at one second. */
export interface LiveStep {
  /** From 0, counted through the whole match. */
  number: number
  /** Seconds since the match began. */
  at: number
  period: number
  status: MatchStatus
  /** The state with the match clock at this second. */
  state: CourseState
  /** Whether the state differs from that of the step before. */
  isNews: boolean
  incident: CourseIncident | null
  /** Why bets stop at this step; null when they go on. */
  stop: StopReason | null
  /** Prices and states that changed. */
  markets: BoardChange[]
  /** Markets decided at this step. */
  settled: SettledMarket[]
  /** The whole result, once the match is over. */
  facts: MatchFacts | null
}

export class LiveDemoMatch {
  readonly fixture: LiveFixture
  readonly moments: readonly Moment[]
  /** Seconds from the beginning to the end, breaks included. */
  readonly duration: number
  readonly #sportId: number
  readonly #model: SportModel
  readonly #timeline: TimelineEntry[]
  readonly #facts: FactKeeper
  readonly #board: LiveBoard
  #next = 0
  #moment: Moment

  constructor(fixture: LiveFixture) {
    this.fixture = fixture
    this.#sportId = SPORT_IDS[fixture.sport]
    this.#model = sportModel(fixture.sport, fixture)
    this.moments = this.#model.play(randomStream(fixture.seed, fixture.key, 'course'))
    const [first] = this.moments
    if (!first) throw new Error(`match ${fixture.key} has no course`)
    this.#moment = first
    this.duration = this.moments.at(-1)?.at ?? 0
    const random = randomStream(fixture.seed, fixture.key, 'looks')
    this.#timeline = timelineOf(this.moments, this.#model.tickSeconds, random)
    this.#facts = new FactKeeper(this.#sportId)
    this.#board = new LiveBoard(this.#sportId, fixture.markets)
  }

  /** Second of the next step; null after the last. */
  get nextAt(): number | null {
    return this.#timeline[this.#next]?.at ?? null
  }

  /** Plays up to second `to`, included, and yields every step. */
  *playTo(to: number): Generator<LiveStep> {
    for (;;) {
      const entry = this.#timeline[this.#next]
      if (!entry || entry.at > to) return
      yield this.#step(entry, this.#next++)
    }
  }

  /** Every market offered so far, as it is after the steps played. */
  board(): BoardChange[] {
    return this.#board.all()
  }

  #step(entry: TimelineEntry, number: number): LiveStep {
    const { at, moment } = entry
    const before = number === 0 ? null : this.#moment
    if (moment) {
      this.#moment = moment
      this.#facts.take(moment)
    }
    const { status, period } = this.#moment
    const state = stateAt(this.#moment, at)
    const isOver = isFinished(status)
    const settled =
      moment && before && !isOver && mayDecide(before, moment) ? this.#settle(before, moment) : []
    const stop = moment?.stop && this.#board.isOpen && !isOver ? moment.stop.reason : null
    const closing = this.#board.settled(settled)
    if (isOver) closing.push(...this.#board.close())
    else if (entry.isClosed) this.#board.suspend()
    const offers =
      isOver || entry.isClosed ? [] : this.#model.offers(this.#position(state, entry.momentum))
    return {
      number,
      at,
      period,
      status,
      state,
      isNews: moment !== null,
      incident: moment?.incident ?? null,
      stop,
      markets: [...closing, ...(isOver || entry.isClosed ? [] : this.#board.offer(offers))],
      settled,
      facts: isOver ? this.#facts.facts(factStatus(status)) : null,
    }
  }

  /** Markets that the facts so far decide; at the end of regular time all markets on it. */
  #settle(before: Moment, moment: Moment): SettledMarket[] {
    // a point decides few markets, so active ones are checked at the next incident or at the end of the period
    const isResting = !moment.incident && before.status === moment.status
    const isRegularOver =
      (moment.status === 'ot' || moment.status === 'paused') &&
      moment.state.periodScores.length >= REGULAR_PERIODS[this.fixture.sport] &&
      moment.state.periodScores[REGULAR_PERIODS[this.fixture.sport] - 1] !== undefined &&
      this.fixture.sport !== 'basketball'
    return [
      ...this.#board.decidedBy(this.#facts.facts('interrupted'), { isResting }),
      ...(isRegularOver ? this.#board.decidedByRegularTime(this.#facts.facts('ended')) : []),
    ]
  }

  #position(state: CourseState, momentum: number) {
    const { status, period } = this.#moment
    return { status, period, state, clockSeconds: state.clock?.seconds ?? 0, momentum }
  }
}

const REGULAR_PERIODS: Readonly<Record<LiveSportKey, number>> = {
  soccer: 2,
  basketball: 4,
  tennis: 5,
  volleyball: 5,
  iceHockey: 3,
}

/** The state at second `at`: a running clock has moved on since the moment. */
function stateAt({ state, at: from }: Moment, at: number): CourseState {
  const { clock } = state
  if (!clock?.isRunning || at === from) return state
  return { ...state, clock: { seconds: clock.seconds + Math.floor(at - from), isRunning: true } }
}

/** Only a score, a count or a new period can decide a market. */
function mayDecide(before: Moment, now: Moment): boolean {
  const [was, is] = [before.state, now.state]
  return (
    was.score !== is.score ||
    was.periodScores !== is.periodScores ||
    was.corners !== is.corners ||
    before.status !== now.status ||
    now.incident?.kind === 'period_end'
  )
}

function factStatus(status: MatchStatus): MatchFacts['status'] {
  if (status === 'after_ot' || status === 'after_pen' || status === 'retired') return status
  return 'ended'
}
