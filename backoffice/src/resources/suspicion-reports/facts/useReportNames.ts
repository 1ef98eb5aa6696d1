import type { SuspicionReportRow } from '@grandstand/shared-types/wire/betting/suspicion'
import { useMarketNames } from '../../markets/useMarketNames.ts'

/** Names of the markets and outcomes of a report in the reader's language. */
export function useReportNames({ home, away }: Pick<SuspicionReportRow, 'home' | 'away'>) {
  const names = useMarketNames()
  return {
    market: (typeId: number, specifier: string) => names.market(typeId, { home, away, specifier }),
    outcome: (typeId: number, specifier: string, key: string) =>
      names.outcome(typeId, key, { home, away, specifier }),
  }
}
