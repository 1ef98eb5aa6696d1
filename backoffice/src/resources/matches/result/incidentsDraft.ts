/** Goals, corners and cards in order, as typed. */
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import type { Competitor, Goal, Incident } from '@grandstand/shared-types/markets/model/match_facts'

export const INCIDENT_LISTS = ['goals', 'cornerOrder', 'bookingOrder'] as const
export type IncidentList = (typeof INCIDENT_LISTS)[number]
export const GOAL_TYPES = ['goal', 'penalty', 'own'] as const

export interface TypedIncident {
  side: Competitor
  period: string
  minute: string
  type: (typeof GOAL_TYPES)[number]
  /** Number of the player, empty when unknown. */
  scorerId: string
}

const LAST_OF_HALF = { first: 45, second: 90 } as const

export function newIncident(side: Competitor): TypedIncident {
  return { side, period: '', minute: '', type: 'goal', scorerId: '' }
}

export function typedIncident({ side, period, minute, type, scorerId }: Goal): TypedIncident {
  return {
    side,
    period: period ?? '',
    minute: minute === undefined ? '' : String(minute),
    type: type ?? 'goal',
    scorerId: scorerId === undefined ? '' : String(scorerId),
  }
}

/**
 * The incident as a fact; null when minute or scorer is not a number. In a sport with halves, the minute determines a
 * half that is left out.
 */
export function incidentOf(typed: TypedIncident, isInHalves: boolean): Incident | null {
  const minute = plainTyped(typed.minute)
  if (!/^\d{0,3}$/.test(minute)) return null
  const period = typed.period || (isInHalves && minute !== '' ? halfOf(Number(minute)) : '')
  return {
    side: typed.side,
    ...(period !== '' && { period }),
    ...(minute !== '' && { minute: Number(minute) }),
  }
}

/** As `incidentOf`, with the fields that only goals have. */
export function goalOf(typed: TypedIncident, isInHalves: boolean): Goal | null {
  const incident = incidentOf(typed, isInHalves)
  const scorer = plainTyped(typed.scorerId)
  if (!incident || !/^\d{0,15}$/.test(scorer)) return null
  return {
    ...incident,
    ...(typed.type !== 'goal' && { type: typed.type }),
    ...(scorer !== '' && { scorerId: Number(scorer) }),
  }
}

function halfOf(minute: number): string {
  if (minute <= LAST_OF_HALF.first) return '1'
  return minute <= LAST_OF_HALF.second ? '2' : 'ot'
}
