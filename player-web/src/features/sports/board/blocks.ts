/** The list cut into league blocks, which are mounted one by one. */
import { MAX_MATCH_ITEMS } from '@grandstand/shared-types/core/list_limits'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'

export interface LeagueBlock {
  key: string
  tournamentId: number
  categoryId: number
  sportId: number
  /** At most 50. */
  matches: BoardMatch[]
  /** True for a block that is not the first of its league. */
  isContinued: boolean
}

/** Expects matches of one league side by side, as the board sends them. */
export function leagueBlocks(matches: readonly BoardMatch[]): LeagueBlock[] {
  const blocks: LeagueBlock[] = []
  const parts = new Map<number, number>()
  for (const match of matches) {
    const last = blocks.at(-1)
    const isSame = last?.tournamentId === match.tournamentId
    if (last && isSame && last.matches.length < MAX_MATCH_ITEMS) {
      last.matches.push(match)
      continue
    }
    const part = parts.get(match.tournamentId) ?? 0
    parts.set(match.tournamentId, part + 1)
    blocks.push({
      key: `${match.tournamentId}-${part}`,
      tournamentId: match.tournamentId,
      categoryId: match.categoryId,
      sportId: match.sportId,
      matches: [match],
      isContinued: part > 0,
    })
  }
  return blocks
}
