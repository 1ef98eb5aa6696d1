/** The state of the result form: facts as the user typed them. */
import type {
  Competitor,
  FactStatus,
  MercyPolicy,
} from '@grandstand/shared-types/markets/model/match_facts'
import type { IncidentList, TypedIncident } from './incidentsDraft.ts'

/** Home and away as typed; both empty when the score is not given. */
export type TypedScore = readonly [home: string, away: string]

export interface FactsDraft {
  status: FactStatus
  /** True when the carry over of a postponed or interrupted match has ended. */
  isWaitOver: boolean
  awardedPolicy: 'void' | 'score'
  winner: '' | Competitor
  /** By the fact's name: `fullTime`, `periods.1`, `tieBreaks.3`, `statistics.1.corners`, ... */
  scores: Record<string, TypedScore>
  incidents: Record<IncidentList, readonly TypedIncident[]>
  races: Record<string, '' | Competitor>
  finishers: string
  /** Numbers of players, separated by commas or spaces. */
  notPlayed: string
  /** Number and minute of players who came on, `9:60`, separated by commas or spaces. */
  cameOn: string
  /** Periods for which the match was scheduled; empty for the usual number. */
  scheduled: string
  /** Empty: no mercy rule ended the game. */
  mercyPolicy: '' | MercyPolicy
  hasMatchTieBreak: boolean
}
