/** Keys of outcomes that are players. */

/** A player's outcome: `player:4711` to 4711; null for any other key. */
export function playerOf(outcomeKey: string): number | null {
  const match = /^player:(\d{1,9})$/.exec(outcomeKey)
  return match ? Number(match[1]) : null
}
