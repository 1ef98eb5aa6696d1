import { useTranslate } from 'ra-core'
import { useNow } from '../../format/useNow.ts'

const SECOND_MS = 1_000

/** The seconds until a time; nothing once it has passed. */
export function TimeLeft({ until }: { until: number }) {
  const translate = useTranslate()
  const seconds = Math.max(0, Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS))
  return <>{translate('approvals.left', { smart_count: seconds })}</>
}
