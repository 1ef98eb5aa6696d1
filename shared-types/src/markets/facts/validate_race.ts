/** What contradicts itself in the result of a race with a field (rules 19.2, 19.10); its order is read by `orderFaults`. */
import type { FactStatus, MatchFacts } from '../model/match_facts.ts'
import { isRunning } from '../../racing/field/field.ts'
import type { RaceField } from '../../racing/field/runner.ts'
import { finishOf } from '../../racing/finish/order.ts'
import type { RaceResult, RaceStatus } from '../../racing/finish/race_result.ts'

/** How a match ended whose race ended so. */
export const MATCH_STATUS_OF_RACE: Readonly<Record<RaceStatus, FactStatus>> = {
  ran: 'ended',
  walkover: 'walkover',
  void: 'cancelled',
  abandoned: 'abandoned',
}
const STATUSES: ReadonlySet<FactStatus> = new Set([
  ...Object.values(MATCH_STATUS_OF_RACE),
  'postponed',
])

/**
 * Adds `status` for one that no race has, or that is not the race's, `race` where what became of it is missing, `field` for a race
 * without runners, `race.order` for an order of a race that did not run, and the facts beside the order that do not fit the field. A
 * race may be called off without more words.
 */
export function findRaceFaults({ status, race, field }: MatchFacts, faults: Set<string>): void {
  if (!STATUSES.has(status)) faults.add('status')
  if (!race) {
    if (status === 'ended' || status === 'abandoned') faults.add('race')
    return
  }
  if (!field) faults.add('field')
  if (MATCH_STATUS_OF_RACE[race.status] !== status) faults.add('status')
  if (race.status !== 'ran' && race.order.length > 0) faults.add('race.order')
  if (field) for (const fact of strangeFacts(race, field)) faults.add(`race.${fact}`)
}

/** Facts beside the order that name a runner who cannot have them, or a figure that the field cannot have. */
export function strangeFacts(race: RaceResult, { runners }: RaceField): (keyof RaceResult)[] {
  const known = new Set(runners.map(({ number }) => number))
  const running = new Set(runners.filter(isRunning).map(({ number }) => number))
  const priced = race.startingPrices?.map(({ runner }) => runner)
  const isStrange = {
    startingPrices: !areIn(running, priced),
    // who has qualified may come out before the race
    pole: !areIn(known, race.pole),
    qualifiers: !areIn(known, race.qualifiers),
    gridLeader: race.gridLeader !== undefined && !known.has(race.gridLeader),
    fastestLap: !areIn(running, race.fastestLap),
    firstRetirement: !areIn(running, race.firstRetirement),
    classified: (race.classified ?? 0) > running.size,
    lapsRun: race.lapsPlanned !== undefined && (race.lapsRun ?? 0) > race.lapsPlanned,
    winningMargin: isStrangeMargin(race),
  }
  return FACTS_BESIDE.filter((fact) => isStrange[fact])
}

const FACTS_BESIDE = [
  'startingPrices',
  'pole',
  'qualifiers',
  'gridLeader',
  'fastestLap',
  'firstRetirement',
  'classified',
  'lapsRun',
  'winningMargin',
] as const

const areIn = (numbers: ReadonlySet<number>, named: readonly number[] = []): boolean =>
  named.every((number) => numbers.has(number)) && new Set(named).size === named.length

/** The first two are level, or there is a margin between them; there is none before the order. */
function isStrangeMargin({ winningMargin, order }: RaceResult): boolean {
  if (winningMargin === undefined) return false
  const finish = finishOf(order)
  if (finish.flat().length < 2) return true
  return (finish[0] ?? []).length > 1 !== (winningMargin === 0)
}
