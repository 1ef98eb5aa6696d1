/** Time between two readings of live data. */
export const REFRESH_MS = 2_000
