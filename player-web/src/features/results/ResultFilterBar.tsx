import type { BoardSport } from '@grandstand/shared-types/wire/betting/book'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dateKey, dayOf, startOfDay, useToday } from '../../ui/days.ts'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { firstResultDay, type ResultFilters } from './resultFilters.ts'
import styles from './ResultFilterBar.module.css'

interface ResultFilterBarProps {
  filters: ResultFilters
  /** Undefined while loading. */
  sports: readonly BoardSport[] | undefined
  hrefOf: (changes: Partial<ResultFilters>) => string
  onChange: (changes: Partial<ResultFilters>) => void
}

/** Chooses today, yesterday or an earlier day, and one sport or all. */
export function ResultFilterBar({ filters, sports, hrefOf, onChange }: ResultFilterBarProps) {
  const { t } = useTranslation()
  const today = useToday()
  const days = [
    { name: 'today', day: dateKey(today) },
    { name: 'yesterday', day: dateKey(startOfDay(today, -1)) },
  ] as const
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <nav className={styles.chips} aria-label={t('results.days')}>
          {days.map(({ name, day }) => (
            <Chip key={name} href={hrefOf({ day })} isCurrent={filters.day === day}>
              {t(`results.day.${name}`)}
            </Chip>
          ))}
        </nav>
        <input
          type="date"
          className={styles.date}
          aria-label={t('results.date')}
          value={filters.day}
          min={firstResultDay(today)}
          max={dateKey(today)}
          required
          onChange={({ target }) => {
            if (dayOf(target.value) !== null) onChange({ day: target.value })
          }}
        />
      </div>
      <nav className={styles.chips} aria-label={t('results.sports')}>
        <Chip href={hrefOf({ sportId: undefined })} isCurrent={filters.sportId === undefined}>
          {t('sports.day.all')}
        </Chip>
        {sports?.map((sport) => (
          <Chip
            key={sport.id}
            href={hrefOf({ sportId: sport.id })}
            isCurrent={filters.sportId === sport.id}
          >
            <SportIcon sportId={sport.id} size={16} />
            {sport.name}
          </Chip>
        ))}
      </nav>
    </div>
  )
}

interface ChipProps {
  href: string
  isCurrent: boolean
  children: ReactNode
}

function Chip({ href, isCurrent, children }: ChipProps) {
  return (
    <Link to={href} replace className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  )
}
