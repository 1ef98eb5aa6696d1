import type { NameContext } from '../markets/useMarketNames.ts'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'

interface SubjectMarket {
  typeId: number
  /** Null for the whole market. */
  outcomeKey: string | null
  context: NameContext
}

/** The market or price that an entry is about; null for any other subject, and for a market that no longer exists. */
export function subjectMarket(row: AuditRow): SubjectMarket | null {
  const { marketTypeId, specifier, outcomeKey, home, away } = row
  if (marketTypeId === null) return null
  return {
    typeId: marketTypeId,
    outcomeKey,
    context: { home: home ?? '', away: away ?? '', specifier: specifier ?? '' },
  }
}

/** Fields of a detail that the name of the market already shows. */
const NAMED: ReadonlySet<string> = new Set(['matchId', 'marketTypeId', 'specifier', 'marketId'])

/** The fields of an entry's detail that are not part of its subject's name. */
export function unnamedFields<T extends { path: readonly string[] }>(
  row: AuditRow,
  changes: readonly T[]
): readonly T[] {
  return row.marketTypeId === null
    ? changes
    : changes.filter(({ path }) => !NAMED.has(path[0] ?? ''))
}
