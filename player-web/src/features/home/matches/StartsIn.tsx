import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useServerNow } from '../../../api/useServerNow.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** The minutes until the start within the last hour, else its time, with the day unless it is today. */
export function StartsIn({ at }: { at: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useServerNow(MINUTE_MS / 4)
  const minutes = Math.max(1, Math.ceil((at - now) / MINUTE_MS))
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const text = isToday ? format.time(at) : format.dayTime(at)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {minutes <= HOUR_MINUTES ? t('home.inMinutes', { count: minutes }) : text}
    </time>
  )
}
