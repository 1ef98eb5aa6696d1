/** When a brand is closed to players for work on it; staff go on. */

export interface Maintenance {
  /** Closed by hand, until somebody opens it. */
  isOn: boolean
  /** A planned window, in epoch milliseconds: closed from `from` until `to`. Both are null without one. */
  from: number | null
  to: number | null
  /** The brand's own words for players, beside ours. */
  texts: Partial<Record<string, string>>
}

export const MOST_MAINTENANCE_TEXT = 500
/** A window that begins within this time is announced on the site. */
export const ANNOUNCED_MS = 24 * 3_600_000

export const NO_MAINTENANCE: Maintenance = { isOn: false, from: null, to: null, texts: {} }

/** A window that is still to come, as the site announces it. */
export interface MaintenanceNotice {
  from: number
  to: number
  texts: Maintenance['texts']
}

/** Whether the brand is closed; `until`: the end that was planned, null for an end that nobody knows. */
export function closedAt(
  { isOn, from, to }: Maintenance,
  now: number
): { until: number | null } | null {
  const isInside = from !== null && to !== null && from <= now && now < to
  if (isInside) return { until: to }
  return isOn ? { until: null } : null
}

/** The window that begins after `now`; null without one. */
export function windowAhead(
  { from, to, texts }: Maintenance,
  now: number
): MaintenanceNotice | null {
  return from !== null && to !== null && from > now ? { from, to, texts } : null
}
