/**
 * Volleyball in play: sets from the chance of a rally, points of the match as normal curves over the sets that may be
 * played.
 */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { add, mixed, roundedNormal, type Distribution } from '../../distributions.ts'
import { asExtra, gridAround, lines, twoWay, type Offer, type Position } from '../shared/offers.ts'
import type { LineAnchors } from '../basketball/offers.ts'
import { raceTable, solved, type RaceTable } from '../shared/race.ts'
import { setTarget } from './course.ts'

const SETS_TO_WIN = 3
/** Standard deviation of the margin of a whole set, in points. */
const SET_MARGIN_DEVIATION = 5

interface VolleyballChances {
  rally: number
  /** Tables of a set to 25, and of the fifth set. */
  set: RaceTable
  fifth: RaceTable
}

/** `setChance`: home's chance in one set to 25. */
export function volleyballChances(setChance: number): VolleyballChances {
  const rally = solved((point) => raceTable(point, 25).chance(0, 0), setChance, [0.3, 0.7])
  return { rally, set: raceTable(rally, 25), fifth: raceTable(rally, 15) }
}

/** One way in which the sets can go, with its points. */
interface Way {
  sets: Score
  chance: number
  points: number
  variance: number
}

export function volleyballOffers(
  chances: VolleyballChances,
  { state }: Position,
  anchors: LineAnchors
): Offer[] {
  const sets = state.score ?? [0, 0]
  if (Math.max(...sets) === SETS_TO_WIN) return []
  const number = sets[0] + sets[1] + 1
  const points: Score = state.periodScores[number - 1] ?? [0, 0]
  const played = state.periodScores.reduce((sum, [home, away]) => sum + home + away, 0)
  const margin = state.periodScores.reduce((sum, [home, away]) => sum + home - away, 0)
  const table = tableOf(chances, number)
  const setChance = table.chance(...points)
  const left = table.left(...points)
  const ways = waysFrom(chances, sets, { chance: setChance, left })
  const winner = ways.reduce((sum, way) => (way.sets[0] > way.sets[1] ? sum + way.chance : sum), 0)
  const totals = mixed(
    ways.map((way) => [way.chance, curve(played + way.points, way.variance, played)])
  )
  const expected = ways.reduce((sum, way) => sum + way.chance * way.points, 0)
  const lean = (2 * chances.rally - 1) * expected
  const spread = SET_MARGIN_DEVIATION * Math.sqrt(Math.max(0.05, expected / 45))
  const setTotals = curve(points[0] + points[1] + left.mean, left.variance, points[0] + points[1])
  return [
    ...twoWay(186, winner),
    ...lines({ typeId: 238, name: 'total' }, totals, {
      from: gridAround(played + expected, {
        anchor: anchors.total,
        step: 4,
        reach: 3,
        least: played * 4,
      }),
      spread: 1,
    }),
    ...lines({ typeId: 237, name: 'hcp' }, roundedNormal(margin + lean, spread), {
      from: gridAround(-margin - lean, { anchor: anchors.handicap, step: 2 }),
      spread: 1,
    }),
    ...setLines(ways),
    ...twoWay(202, setChance, `setnr=${number}`),
    ...lines({ typeId: 310, name: 'total' }, setTotals, {
      from: gridAround(points[0] + points[1] + left.mean, {
        step: 2,
        least: (points[0] + points[1]) * 4,
      }),
      spread: 0,
      more: { setnr: String(number) },
    }),
    ...(number < SETS_TO_WIN
      ? asExtra(twoWay(202, tableOf(chances, number + 1).chance(0, 0), `setnr=${number + 1}`))
      : []),
  ]
}

const tableOf = ({ set, fifth }: VolleyballChances, number: number): RaceTable =>
  setTarget(number) === 25 ? set : fifth

/** A normal curve, without totals below those already played. */
function curve(mean: number, variance: number, least: number): Distribution {
  const whole = roundedNormal(mean, Math.max(0.8, Math.sqrt(variance)))
  return mixed([[1, new Map([...whole].filter(([value]) => value > least))]])
}

function waysFrom(
  chances: VolleyballChances,
  sets: Score,
  running: { chance: number; left: { mean: number; variance: number } }
): Way[] {
  const over = new Map<string, Way>()
  let open: Way[] = [{ sets, chance: 1, points: 0, variance: 0 }]
  for (let isFirst = true; open.length > 0; isFirst = false) {
    const next: Way[] = []
    for (const way of open) {
      const number = way.sets[0] + way.sets[1] + 1
      const table = tableOf(chances, number)
      const set = isFirst ? running : { chance: table.chance(0, 0), left: table.left(0, 0) }
      const more = {
        points: way.points + set.left.mean,
        variance: way.variance + set.left.variance,
      }
      const [home, away] = way.sets
      for (const after of [
        { ...more, sets: [home + 1, away] as const, chance: way.chance * set.chance },
        { ...more, sets: [home, away + 1] as const, chance: way.chance * (1 - set.chance) },
      ]) {
        if (Math.max(...after.sets) < SETS_TO_WIN) next.push(after)
        else join(over, after)
      }
    }
    open = next
  }
  return [...over.values()]
}

/** Joins ways with the same sets in another order: they take about the same points. */
function join(ways: Map<string, Way>, way: Way): void {
  const key = way.sets.join(':')
  const same = ways.get(key)
  if (same) same.chance += way.chance
  else ways.set(key, { ...way })
}

function setLines(ways: readonly Way[]): Offer[] {
  const totals = new Map<number, number>()
  const margins = new Map<number, number>()
  for (const { sets, chance } of ways) {
    add(totals, sets[0] + sets[1], chance)
    add(margins, sets[0] - sets[1], chance)
  }
  return [
    ...lines({ typeId: 314, name: 'total' }, totals, { from: [14, 18], spread: 1 }),
    ...lines({ typeId: 188, name: 'hcp' }, margins, { from: [-10, -6, 6, 10], spread: 1 }),
  ]
}
