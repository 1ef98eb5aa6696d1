import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { keptText } from '@grandstand/shared-types/registration/form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/format.ts'
import type { Registration } from './useRegistration.ts'
import styles from './Register.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Day, month and year of birth, each in a field of its own, since scrolling through decades of a calendar is tedious.
 */
export function BirthDateInput({ of: { form, set, visit, errorOf } }: { of: Registration }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [parts, setParts] = useState(() => partsOf(form.birthDate))
  const error = errorOf('birthDate')
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    set('birthDate', dateOf(next))
  }
  const monthName = (month: number) =>
    formatDate(i18n.language, { month: 'long', timeZone: 'UTC' }, Date.UTC(2000, month - 1))
  const shared = {
    'className': styles.part,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-note`,
  }
  return (
    <fieldset
      className={styles.birth}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) visit('birthDate')
      }}
    >
      <legend>{t('register.fields.birthDate')}</legend>
      <div className={styles.parts}>
        <input
          {...shared}
          name="birthDate"
          aria-label={t('register.day')}
          placeholder={t('register.day')}
          inputMode="numeric"
          autoComplete="bday-day"
          value={parts.day}
          onChange={(event) =>
            change(dayIn(event.target.value) ?? { day: plainTyped(event.target.value) })
          }
        />
        <select
          {...shared}
          aria-label={t('register.month')}
          autoComplete="bday-month"
          value={parts.month}
          onChange={(event) => change({ month: event.target.value })}
        >
          <option value="">{t('register.month')}</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
        <input
          {...shared}
          aria-label={t('register.year')}
          placeholder={t('register.year')}
          inputMode="numeric"
          autoComplete="bday-year"
          value={parts.year}
          onChange={(event) =>
            change(dayIn(event.target.value) ?? { year: plainTyped(event.target.value) })
          }
        />
      </div>
      <span id={`${id}-note`} className={error === undefined ? styles.hint : styles.fault}>
        {error ?? t('register.hints.birthDate')}
      </span>
    </fieldset>
  )
}

interface Parts {
  day: string
  month: string
  year: string
}

/** A whole day, as it is pasted into any of the fields. */
function dayIn(text: string): Parts | null {
  const day = keptText('birthDate', text)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? partsOf(day) : null
}

/** `1990-05-17`; empty while a part is missing, and no day where a part is no number. */
function dateOf({ day, month, year }: Parts): string {
  if (day === '' || month === '' || year === '') return ''
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function partsOf(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0+/, ''))
  return { day, month, year }
}
