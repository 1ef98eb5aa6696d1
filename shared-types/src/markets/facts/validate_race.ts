/** What contradicts itself in the result of a race with a field (rules 19.2, 19.10); its order is read by `orderFaults`. */
import type { FactStatus, MatchFacts } from '../model/match_facts.ts'
import type { RaceStatus } from '../../racing/finish/race_result.ts'

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
 * without runners, and `race.order` for an order of a race that did not run. A race may be called off without more words.
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
}
