/** The facts that settlement reads, collected while a match is played. */
import type {
  Competitor,
  FactStatus,
  Goal,
  Incident,
  MatchFacts,
  PeriodStatistics,
  Score,
} from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { other, plus, type Moment } from '../shared/course.ts'

export class FactKeeper {
  readonly #sportId: number
  readonly #regularPeriods: number
  readonly #isInSets: boolean
  readonly #goals: Goal[] = []
  readonly #corners: Incident[] = []
  readonly #bookings: (Incident & { isRed: boolean })[] = []
  #last: Moment | null = null
  #isFirstHalfOver = false
  #winner: Competitor | null = null

  constructor(sportId: number) {
    const needed = neededFacts(sportId)
    this.#sportId = sportId
    this.#isInSets = needed.fullTime === 'setsWon'
    this.#regularPeriods = needed.minPeriods
  }

  take(moment: Moment): void {
    this.#last = moment
    const { incident, period } = moment
    if (!incident) return
    if (incident.kind === 'period_end' && period === 1) this.#isFirstHalfOver = true
    const { side } = incident
    if (!side) return
    const where = { side, period: this.#periodKey(period), ...this.#minute(moment) }
    switch (incident.kind) {
      case 'goal':
        this.#goals.push(where)
        break
      case 'own_goal':
        this.#goals.push({ ...where, type: 'own' })
        break
      case 'corner':
        this.#corners.push(where)
        break
      case 'yellow_card':
        this.#bookings.push({ ...where, isRed: false })
        break
      case 'second_yellow':
      case 'red_card':
        this.#bookings.push({ ...where, isRed: true })
        break
      case 'retired':
        this.#winner = other(side)
        break
      default:
    }
  }

  /** The facts so far; `status` is `interrupted` while the match is played. */
  facts(status: FactStatus): MatchFacts {
    const scores = this.#last?.state.periodScores ?? []
    const periods = Object.fromEntries(
      scores.map((score, index) => [this.#periodKey(index + 1), score])
    )
    const numbered = this.#isInSets ? scores : scores.slice(0, this.#regularPeriods)
    const isSoccer = this.#sportId === SPORT_IDS.soccer
    return {
      status,
      periods,
      fullTime: this.#isInSets
        ? (this.#last?.state.score ?? [0, 0])
        : numbered.reduce<Score>((sum, score) => [sum[0] + score[0], sum[1] + score[1]], [0, 0]),
      ...(isSoccer && this.#isFirstHalfOver && { halfTime: scores[0] ?? [0, 0] }),
      ...(isSoccer && this.#soccerDetails()),
      ...(this.#sportId === SPORT_IDS.iceHockey && { goals: [...this.#goals] }),
      ...(this.#winner && { winner: this.#winner }),
    }
  }

  #soccerDetails(): Partial<MatchFacts> {
    const statistics = Object.fromEntries(
      ['1', '2'].map((period) => [period, this.#statistics((one) => one.period === period)])
    )
    const whole = this.#statistics(() => true)
    return {
      ...whole,
      goals: [...this.#goals],
      cornerOrder: [...this.#corners],
      bookingOrder: this.#bookings.map(({ isRed: _, ...booking }) => booking),
      statistics,
    }
  }

  #statistics(isInside: (incident: Incident) => boolean): PeriodStatistics {
    const cards = this.#bookings.filter(isInside)
    return {
      corners: countOf(this.#corners.filter(isInside)),
      yellowCards: countOf(cards.filter(({ isRed }) => !isRed)),
      redCards: countOf(cards.filter(({ isRed }) => isRed)),
    }
  }

  #periodKey(period: number): string {
    if (this.#isInSets || period <= this.#regularPeriods) return String(period)
    return period === this.#regularPeriods + 1 ? 'ot' : 'pen'
  }

  /** The minute of a soccer incident; stoppage time belongs to the last minute of its half. */
  #minute({ incident, period }: Moment): { minute?: number } {
    if (this.#sportId !== SPORT_IDS.soccer || !incident || incident.seconds === null) return {}
    const last = period === 1 ? 45 : period === 2 ? 90 : 120
    return { minute: Math.min(last, Math.floor(incident.seconds / 60) + 1) }
  }
}

const countOf = (incidents: readonly Incident[]): Score =>
  incidents.reduce<Score>((count, { side }) => plus(count, side), [0, 0])
