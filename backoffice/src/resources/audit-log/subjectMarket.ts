import type { NameContext } from '../matches/useMarketNames.ts'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'

export interface SubjectMarket {
  typeId: number
  /** Null for the market as a whole. */
  outcomeKey: string | null
  context: NameContext
}

/** The market or price that an entry is about; null for anything else, and for one that is gone. */
export function subjectMarket(row: AuditRow): SubjectMarket | null {
  const { marketTypeId, specifier, outcomeKey, home, away } = row
  if (marketTypeId === null) return null
  return {
    typeId: marketTypeId,
    outcomeKey,
    context: { home: home ?? '', away: away ?? '', specifier: specifier ?? '' },
  }
}

/** What the name of a market says already, as details of the log call it. */
const NAMED: ReadonlySet<string> = new Set(['matchId', 'marketTypeId', 'specifier', 'marketId'])

/** The fields of an entry's detail that its subject's name does not say. */
export function unnamedFields<T extends { path: readonly string[] }>(
  row: AuditRow,
  changes: readonly T[]
): readonly T[] {
  return row.marketTypeId === null
    ? changes
    : changes.filter(({ path }) => !NAMED.has(path[0] ?? ''))
}
