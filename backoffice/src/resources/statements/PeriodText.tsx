import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { useFormat } from '../../format/useFormat.ts'

/** First and last day of a period; for a daily statement, a single day. */
export function PeriodText({ of }: { of: Pick<StatementRow, 'firstDay' | 'lastDay'> }) {
  const format = useFormat()
  const days = [...new Set([of.firstDay, of.lastDay])].map(format.date)
  return <bdi>{days.join(' – ')}</bdi>
}
