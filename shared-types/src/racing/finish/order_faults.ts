/** What is wrong with an order of finish, found before bets are settled on it (rules 19.2). */
import type { RaceField, Runner } from '../field/runner.ts'
import type { OrderEntry, OrderOfFinish } from './order.ts'

export const ORDER_FAULTS = [
  'unknownRunner',
  'runnerTwice',
  'withdrawnRunner',
  'nonRunner',
  'reserveNotIn',
  'positionMissing',
  'positionNotWhole',
  'positionOfUnplaced',
  'disqualifiedRunner',
  'lapsNotWhole',
  'noWinner',
  'gap',
  'positionAfterTie',
  'runnerMissing',
] as const
export type OrderFaultReason = (typeof ORDER_FAULTS)[number]

export interface OrderFault {
  reason: OrderFaultReason
  /** The number of the runner; null when the fault is of the whole order. */
  runner: number | null
  /** The position at which the order breaks. */
  finishingPosition?: number
}

/**
 * One entry for each fault: those of single runners first, then those of the positions. Empty when bets can be settled on
 * the order. `placesNeeded`: the most places that were sold, at least 1; an order that names fewer finishers must say of every
 * other runner how it ended.
 */
export function orderFaults(
  field: RaceField,
  order: OrderOfFinish,
  placesNeeded: number
): OrderFault[] {
  const single = order.flatMap((entry, index) =>
    entryReasons(field, entry, order.slice(0, index)).map((reason): OrderFault => ({
      reason,
      runner: entry.runner,
    }))
  )
  return [...single, ...positionFaults(order), ...missingRunners(field, order, placesNeeded)]
}

function entryReasons(
  { runners }: RaceField,
  entry: OrderEntry,
  before: OrderOfFinish
): OrderFaultReason[] {
  const runner = runners.find(({ number }) => number === entry.runner)
  if (!runner) return ['unknownRunner']
  if (before.some((other) => other.runner === entry.runner)) return ['runnerTwice']
  const { finishingPosition, outcome, laps } = entry
  const reasons = absence(runner)
  if (outcome === 'finished' && finishingPosition === undefined) reasons.push('positionMissing')
  if (finishingPosition !== undefined) {
    if (outcome !== 'finished') reasons.push('positionOfUnplaced')
    else if (runner.status === 'disqualified') reasons.push('disqualifiedRunner')
    if (!Number.isInteger(finishingPosition) || finishingPosition < 1) {
      reasons.push('positionNotWhole')
    }
  }
  if (laps !== undefined && (!Number.isInteger(laps) || laps < 0)) reasons.push('lapsNotWhole')
  return reasons
}

function absence({ status }: Runner): OrderFaultReason[] {
  if (status === 'withdrawn') return ['withdrawnRunner']
  if (status === 'nonRunner') return ['nonRunner']
  return status === 'reserve' ? ['reserveNotIn'] : []
}

/** A position must be 1 more than the runners before it: 1, 1, 3. */
function positionFaults(order: OrderOfFinish): OrderFault[] {
  const positions = order
    .flatMap(({ finishingPosition }) => finishingPosition ?? [])
    .filter((position) => Number.isInteger(position) && position > 0)
    .sort((a, b) => a - b)
  if (positions.length === 0) return [{ reason: 'noWinner', runner: null }]
  const faults: OrderFault[] = []
  let due = 1
  for (const finishingPosition of new Set(positions)) {
    if (finishingPosition !== due) {
      const reason = finishingPosition > due ? 'gap' : 'positionAfterTie'
      faults.push({ reason, runner: null, finishingPosition })
    }
    due = finishingPosition + positions.filter((other) => other === finishingPosition).length
  }
  return faults
}

function missingRunners(
  { runners }: RaceField,
  order: OrderOfFinish,
  placesNeeded: number
): OrderFault[] {
  const finished = order.filter(({ outcome }) => outcome === 'finished').length
  if (finished === 0 || finished >= placesNeeded) return []
  return runners
    .filter(({ status }) => status === 'declared')
    .filter(({ number }) => !order.some((entry) => entry.runner === number))
    .map(({ number }) => ({ reason: 'runnerMissing', runner: number }))
}
