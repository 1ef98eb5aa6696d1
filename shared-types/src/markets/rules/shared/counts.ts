/** Compares counts with keys such as `3`, `5+`, `2-4` (rules 3.4). */

/** Whether a count fits `N`, `N+`, `N-M`, or `none` for 0. */
export function fitsCount(key: string, count: number): boolean {
  if (key === 'none') return count === 0
  const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(key)
  if (!match) return false
  const from = Number(match[1])
  if (match[2]) return count >= from
  return count >= from && count <= Number(match[3] ?? from)
}
