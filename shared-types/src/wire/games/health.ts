/** The health of a provider of games, as staff see it. */
import type { BreakerCause, BreakerState } from '../../games/health/breaker.ts'

/** A minute of a provider, of all processes together. */
export interface HealthMinute {
  /** Epoch milliseconds of its start. */
  at: number
  asked: number
  timeouts: number
  failures: number
  called: number
  forged: number
  unreadable: number
  /** 95 of 100 are faster; null without any. */
  askedMs: number | null
  answerMs: number | null
  lagMs: number | null
}

/** The answer of `GET /v1/game-providers/:id/health`. */
export interface ProviderHealth {
  state: BreakerState
  cause: BreakerCause | null
  /** Since when it is in that state; null for a provider that was never ill. */
  since: number | null
  probeAt: number | null
  /** The last three hours, the oldest first; minutes without any call are left out. */
  minutes: HealthMinute[]
}
