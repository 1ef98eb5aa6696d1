import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { dateKey, startOfDay, useToday } from '../../../ui/days.ts'
import type { Day } from './filters.ts'
import { useFilters } from './useFilters.ts'
import { useCurrentInView } from '../../../ui/useCurrentInView.ts'
import styles from './DayChips.module.css'

/** Days shown by their weekday, after today and tomorrow. */
const WEEKDAYS = [2, 3, 4, 5, 6]

export function DayChips() {
  const { t } = useTranslation()
  const row = useCurrentInView<HTMLElement>()
  const format = useFormat()
  const { day, hrefOf } = useFilters()
  const today = useToday()
  const chips = useMemo((): { day: Day; label: string; title?: string }[] => {
    return [
      { day: 'all', label: t('sports.day.all') },
      { day: '3h', label: t('sports.day.hours3') },
      { day: 'today', label: t('sports.day.today') },
      { day: 'tomorrow', label: t('sports.day.tomorrow') },
      ...WEEKDAYS.map((days) => {
        const at = startOfDay(today, days)
        return { day: dateKey(at), label: format.weekday(at), title: format.day(at) }
      }),
    ]
  }, [t, format, today])

  return (
    <nav ref={row} className={styles.row} aria-label={t('sports.days')}>
      {chips.map((chip) => (
        <Link
          key={chip.day}
          to={hrefOf({ day: chip.day })}
          replace
          className={styles.chip}
          title={chip.title}
          aria-current={chip.day === day ? 'true' : undefined}
        >
          {chip.label}
        </Link>
      ))}
    </nav>
  )
}
