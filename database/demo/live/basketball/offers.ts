/** Basketball in play: the points still to come are a normal curve, narrower the less time is left. */
import { chanceOf, roundedNormal, type Distribution } from '../../distributions.ts'
import { threeWayOf } from '../../models/goal_markets.ts'
import { withoutDraw, type PointMeans } from '../../models/points.ts'
import { quarterSeconds } from './course.ts'
import {
  gridAround,
  lines,
  oddEven,
  threeWay,
  twoWay,
  type Offer,
  type Position,
} from '../shared/offers.ts'

const LEAST_SECONDS = 4
const LEAST_DEVIATION = 0.8
/** Points of margin for a momentum of 1. */
const MOMENTUM_POINTS = 14
const OVERTIME_SECONDS = 300

interface Part {
  margins: Distribution
  totals: Distribution
  home: Distribution
  away: Distribution
  /** The expected margin at the end of this part of the match. */
  margin: number
  total: number
  scored: readonly [number, number]
}

export interface LineAnchors {
  total: number | undefined
  handicap: number | undefined
}

export function basketballOffers(
  means: PointMeans,
  position: Position,
  anchors: LineAnchors
): Offer[] {
  const { state, period, clockSeconds, status } = position
  const quarter = quarterSeconds(means)
  const whole = 4 * quarter
  const isOvertime = period > 4
  const left = isOvertime
    ? Math.max(LEAST_SECONDS, OVERTIME_SECONDS - ((clockSeconds - whole) % OVERTIME_SECONDS))
    : Math.max(LEAST_SECONDS, whole - clockSeconds)
  const part = partOf(means, position, state.score ?? [0, 0], left)
  const regular = threeWayOf(part.margins)
  const margins = withoutDraw(part.margins)
  const homeWins = chanceOf(margins, (margin) => margin > 0)
  return [
    ...twoWay(219, homeWins),
    ...lines({ typeId: 223, name: 'hcp' }, margins, {
      // a handicap of half a point would equal the winner market
      from: gridAround(-part.margin, { anchor: anchors.handicap, step: 2 }).filter(
        (line) => Math.abs(line) > 2
      ),
      spread: 1,
    }),
    ...lines({ typeId: 225, name: 'total' }, part.totals, {
      from: gridAround(part.total, {
        anchor: anchors.total,
        // narrower steps when the part is nearly over
        step: left > whole / 2 ? 5 : 2,
        reach: 3,
        least: (part.scored[0] + part.scored[1]) * 4,
      }),
      spread: 1,
    }),
    ...oddEven(229, part.totals),
    ...sideTotals(part),
    ...(isOvertime ? [] : threeWay(1, regular)),
    ...(isOvertime ? [] : quarterOffers(means, position, quarter)),
    ...(period > 2 || status === 'paused' ? [] : halfOffers(means, position, quarter)),
  ]
}

/** A part of the match with `seconds` left and the score `scored`. */
function partOf(
  means: PointMeans,
  { momentum }: Position,
  scored: readonly [number, number],
  seconds: number
): Part {
  const share = seconds / (4 * quarterSeconds(means))
  const margin =
    scored[0] - scored[1] + means.margin * share + momentum * MOMENTUM_POINTS * Math.sqrt(share)
  const more = means.total * share
  const total = scored[0] + scored[1] + more
  const spread = (deviation: number) => Math.max(LEAST_DEVIATION, deviation * Math.sqrt(share))
  const sideSpread = spread(means.totalDeviation * 0.62)
  const [home, away] = [
    scored[0] + (more + means.margin * share) / 2,
    scored[1] + (more - means.margin * share) / 2,
  ]
  return {
    margin,
    total,
    scored,
    margins: roundedNormal(margin, spread(means.marginDeviation)),
    totals: atLeast(roundedNormal(total, spread(means.totalDeviation)), scored[0] + scored[1]),
    home: atLeast(roundedNormal(home, sideSpread), scored[0]),
    away: atLeast(roundedNormal(away, sideSpread), scored[1]),
  }
}

/** Points are never taken back, so lower totals than `least` have no chance. */
function atLeast(chances: Distribution, least: number): Distribution {
  const possible = [...chances].filter(([value]) => value >= least)
  const sum = possible.reduce((total, [, chance]) => total + chance, 0)
  return new Map(possible.map(([value, chance]) => [value, chance / sum]))
}

function sideTotals({ home, away, total, margin, scored }: Part): Offer[] {
  return [
    ...lines({ typeId: 227, name: 'total' }, home, {
      from: gridAround((total + margin) / 2, { step: 3, least: scored[0] * 4 }),
      spread: 0,
    }),
    ...lines({ typeId: 228, name: 'total' }, away, {
      from: gridAround((total - margin) / 2, { step: 3, least: scored[1] * 4 }),
      spread: 0,
    }),
  ]
}

/** Markets of the current quarter; in a break, of the next one. */
function quarterOffers(means: PointMeans, position: Position, length: number): Offer[] {
  const { state, status, period, clockSeconds } = position
  const isBreak = status.startsWith('pause')
  const number = isBreak ? period + 1 : period
  const scored = isBreak ? ([0, 0] as const) : (state.periodScores[number - 1] ?? [0, 0])
  const seconds = Math.max(LEAST_SECONDS, number * length - clockSeconds)
  const part = partOf(means, position, scored, seconds)
  const more = { quarternr: String(number) }
  const specifier = `quarternr=${number}`
  return [
    ...threeWay(235, threeWayOf(part.margins), specifier),
    ...lines({ typeId: 303, name: 'hcp' }, part.margins, {
      from: gridAround(-part.margin, { step: 2 }),
      spread: 0,
      more,
    }),
    ...lines({ typeId: 236, name: 'total' }, part.totals, {
      from: gridAround(part.total, { step: 2, least: (scored[0] + scored[1]) * 4 }),
      spread: 1,
      more,
    }),
    ...oddEven(304, part.totals, specifier),
  ]
}

function halfOffers(means: PointMeans, position: Position, length: number): Offer[] {
  const scored = position.state.score ?? [0, 0]
  const seconds = Math.max(LEAST_SECONDS, 2 * length - position.clockSeconds)
  const part = partOf(means, position, scored, seconds)
  return [
    ...threeWay(60, threeWayOf(part.margins)),
    ...lines({ typeId: 68, name: 'total' }, part.totals, {
      from: gridAround(part.total, { step: 2, least: (scored[0] + scored[1]) * 4 }),
      spread: 1,
    }),
  ]
}
