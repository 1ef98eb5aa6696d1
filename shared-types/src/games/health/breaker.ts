/** When a provider counts as ill (rules 12.9). Pure. */

/** `open`: its games are hidden and none is launched; `halfOpen`: the same, while one question tries whether it is well. */
export const BREAKER_STATES = ['closed', 'open', 'halfOpen'] as const
export type BreakerState = (typeof BREAKER_STATES)[number]

/** `failures`: our questions fail; `unreadable`: its calls cannot be read; `lag`: its calls come late; `staff`: by hand. */
export const BREAKER_CAUSES = ['failures', 'unreadable', 'lag', 'staff'] as const
export type BreakerCause = (typeof BREAKER_CAUSES)[number]

export interface HealthBounds {
  /** Minutes that are looked at together. */
  windowMinutes: number
  /** With fewer questions or calls in the window nothing is said. */
  leastCalls: number
  /** From this part of questions without an answer, or of unreadable calls, it is ill. */
  failurePercent: number
  /** From this lag of its calls on (95 of 100 are faster) it is ill. */
  lagSeconds: number
  /** Pause before it is tried again. */
  probeSeconds: number
}

export interface HealthSums {
  /** Our questions, and those without a proper answer. */
  asked: number
  failed: number
  /** Its calls that were signed right, and those of them that could not be read. */
  called: number
  unreadable: number
  /** 95 of 100 of its calls are faster; null where the dialect has no times. */
  lagMs: number | null
}

const SECOND_MS = 1_000
const PERCENT = 100

const isPast = (part: number, whole: number, { leastCalls, failurePercent }: HealthBounds) =>
  whole >= leastCalls && part > 0 && part * PERCENT >= whole * failurePercent

/** Why the provider is ill; null while it is well. Calls with a wrong signature say nothing: anybody can send them. */
export function illnessOf(sums: HealthSums, bounds: HealthBounds): BreakerCause | null {
  if (isPast(sums.failed, sums.asked, bounds)) return 'failures'
  if (isPast(sums.unreadable, sums.called, bounds)) return 'unreadable'
  const isLate = sums.lagMs !== null && sums.lagMs >= bounds.lagSeconds * SECOND_MS
  return isLate && sums.called >= bounds.leastCalls ? 'lag' : null
}
