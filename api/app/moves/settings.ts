/** Settings of a brand that go by the number of a tournament, which other databases have under other numbers. */
import type { Numbers } from '#moves/shared_rows'

/** The field of every such setting: acceptance delays and margins. */
const BY_TOURNAMENT = 'byTournament'

type Renumbered = (tournamentId: number) => number | undefined

/** The tournaments that the settings name. */
export function tournamentsIn(settings: string): number[] {
  const found = new Set<number>()
  withTournaments(settings, (id) => {
    found.add(id)
    return id
  })
  return [...found]
}

/** The settings with the numbers of there; what was set for a tournament that is gone goes too. */
export const renumbered = (settings: string, numbers: Numbers): string =>
  JSON.stringify(withTournaments(settings, (id) => numbers.get(id)))

const withTournaments = (settings: string, renumber: Renumbered): unknown =>
  JSON.parse(settings, (name, value: unknown) => {
    if (name !== BY_TOURNAMENT || typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).flatMap(([id, set]) => {
      const there = renumber(Number(id))
      return there === undefined ? [] : [[there, set]]
    })
    return Object.fromEntries(entries) as unknown
  })
