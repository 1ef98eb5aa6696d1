import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { startOfDay, useToday } from '../../../ui/days.ts'
import { useMinutesUntil } from './useClockText.ts'

/** The start of a match, short enough for a row: minutes below an hour, else the day. */
export function useStartWords(startsAt: number): string {
  const { t } = useTranslation()
  const format = useFormat()
  const minutes = useMinutesUntil(startsAt)
  const isToday = startsAt < startOfDay(useToday(), 1)
  if (minutes <= 0) return t('live.phase.notStarted')
  if (minutes < 60) return t('live.inMinutes', { count: minutes })
  return isToday ? t('sports.day.today') : format.day(startsAt)
}
