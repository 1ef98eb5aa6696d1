/** The servers of an installation as staff see them. */
import type { SelfChecks } from './integrity.ts'

/** A replica of the database, as one server knows it. */
export interface ReplicaState {
  /** `host:port`. */
  address: string
  /** How far it can be behind; null while it does not answer. */
  lagMs: number | null
  /** Reads that may lag go there; else they go to the primary. */
  isUsed: boolean
}

/** What a server reports of itself. */
export interface ServerReport {
  /** Since its prices last followed the database; null while they do not. */
  bookAgeMs: number | null
  /** How old prices in play are that come from the server that takes the feeds; null where none do. */
  bookLagMs: number | null
  /** How long the slowest hundredth of its steps took since the last report. */
  loopDelayMs: number
  memoryMb: number
  /** Open connections of the stream. */
  streamClients: number
  /** Milliseconds by which its clock is ahead, below 0 behind; null where it was compared with nothing. */
  clockDriftMs: number | null
  pauses: SelfChecks['pauses']
  replicas: ReplicaState[]
}

export interface ServerRow extends ServerReport {
  id: string
  name: string
  roles: string[]
  startedAt: number
  seenAt: number
  /** It reported lately. */
  isAlive: boolean
  /** The work that it alone does now: names of leases. */
  leads: string[]
}

/** Work that one server does at a time; its number rises each time it changes hands. */
export interface LeaseView {
  name: string
  fence: number
  isHeld: boolean
  /** Name of the holder; null for one that reports no longer. */
  holder: string | null
}

export interface ServersView {
  servers: ServerRow[]
  leases: LeaseView[]
  queues: {
    /** Coupons in their acceptance delay, or waiting for a trader. */
    pendingCoupons: number
    unsettledResults: number
    waitingMails: number
  }
  /** When a result was last settled; null before the first. */
  lastSettlementAt: number | null
}
