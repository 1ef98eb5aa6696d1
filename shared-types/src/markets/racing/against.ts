/** Runners compared with each other: head to head and group winner (rules 19.7). */
import type { OutcomeResult } from '../model/outcome_result.ts'
import { hasRunner, numbersOf, runnerOf } from '../../racing/field/field.ts'
import type { Race } from './race.ts'
import { resultOfShare } from './share.ts'

/** How far back: with a position, behind those that have one, out with laps to compare, out without any or disqualified. */
const TIERS = { finished: 0, unplaced: 1, outWithLaps: 2, out: 3 } as const

interface Placing {
  tier: number
  /** Within the tier, the lower the better: the position, or laps with a minus. */
  rank: number
}

/** Better of two runners; void when either does not run. A dead heat is as the brand's rules say. */
export function settleHeadToHead(
  race: Race,
  runner: number,
  against: number
): OutcomeResult | null {
  if (!hasRunner(race.field, against)) return 'void'
  const leaders = leadersOf(race, [runner, against])
  if (typeof leaders === 'string' || leaders === null) return leaders
  if (leaders.length > 1) return race.rules.headToHeadDeadHeat === 'half' ? 'won 1/2' : 'void'
  return leaders.includes(runner) ? 'won' : 'lost'
}

/**
 * Best of a group; runners that do not run are left out of it, and of fewer than two the stake is returned. Throws an Error
 * when the group does not contain the runner.
 */
export function settleGroup(
  race: Race,
  runner: number,
  group: readonly number[]
): OutcomeResult | null {
  if (!group.includes(runner)) throw new Error(`runner ${runner} is not in its group`)
  const running = group.filter((number) => hasRunner(race.field, number))
  if (running.length < 2) return 'void'
  const leaders = leadersOf(race, running)
  if (typeof leaders === 'string' || leaders === null) return leaders
  const tiedOf = (number: number): number => tiedAhead(race, number)
  return resultOfShare({
    won: leaders.includes(runner) ? tiedOf(runner) : 0,
    of: leaders.reduce((sum, leader) => sum + tiedOf(leader), 0),
  })
}

/** How many of the entry share its best placing. */
function tiedAhead(race: Race, runner: number): number {
  const best = bestPlacing(race, runner)
  const placings = numbersOf(race.field, runner).map((number) => placingOf(race, number))
  return placings.filter((placing) => !isBetter(best, placing)).length
}

/**
 * The best of the runners, several in a dead heat. Null when the order does not tell, because more than one of them is
 * unplaced; void when none has finished and none is ahead by laps.
 */
function leadersOf(race: Race, runners: readonly number[]): readonly number[] | 'void' | null {
  const placed = runners.map((runner) => ({ runner, placing: bestPlacing(race, runner) }))
  const best = placed.map(({ placing }) => placing).reduce((a, b) => (isBetter(b, a) ? b : a))
  const leaders = placed.filter(({ placing }) => !isBetter(best, placing))
  if (leaders.length > 1 && best.tier === TIERS.unplaced) return null
  if (leaders.length > 1 && best.tier > TIERS.unplaced) return 'void'
  return leaders.map(({ runner }) => runner)
}

function bestPlacing(race: Race, runner: number): Placing {
  return numbersOf(race.field, runner)
    .map((number) => placingOf(race, number))
    .reduce((a, b) => (isBetter(b, a) ? b : a))
}

function placingOf({ field, result }: Race, runner: number): Placing {
  const entry = result.order.find((one) => one.runner === runner)
  const outcome = entry?.outcome ?? 'unplaced'
  if (runnerOf(field, runner).status === 'disqualified' || outcome === 'disqualified') {
    return { tier: TIERS.out, rank: 0 }
  }
  if (outcome === 'finished') return { tier: TIERS.finished, rank: entry?.finishingPosition ?? 0 }
  if (outcome === 'unplaced') return { tier: TIERS.unplaced, rank: 0 }
  if (entry?.laps === undefined) return { tier: TIERS.out, rank: 0 }
  return { tier: TIERS.outWithLaps, rank: -entry.laps }
}

const isBetter = (a: Placing, b: Placing): boolean =>
  a.tier < b.tier || (a.tier === b.tier && a.rank < b.rank)
