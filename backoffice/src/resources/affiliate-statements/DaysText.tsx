import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { useFormat } from '../../format/useFormat.ts'

/** First and last day of a period; for a daily statement, a single day. */
export function DaysText({ of }: { of: Pick<AffiliateStatementRow, 'firstDay' | 'lastDay'> }) {
  const format = useFormat()
  const days = [...new Set([of.firstDay, of.lastDay])].map(format.date)
  return <bdi>{days.join(' – ')}</bdi>
}
