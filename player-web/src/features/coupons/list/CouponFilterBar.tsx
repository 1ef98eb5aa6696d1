import { BET_HISTORY_DEFAULT_DAYS } from '@grandstand/shared-types/core/list_limits'
import { COUPON_LIST_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { dateKey, dayOf, useToday } from '../../../ui/days.ts'
import { COUPON_ORDERS, defaultFilters, isNarrowed, type CouponFilters } from './couponFilters.ts'
import styles from './CouponFilterBar.module.css'

interface CouponFilterBarProps {
  filters: CouponFilters
  onChange: (changes: Partial<CouponFilters>) => void
}

/** Days, type and order of the list. */
export function CouponFilterBar({ filters, onChange }: CouponFilterBarProps) {
  const { t } = useTranslation()
  const today = useToday()
  const setDay = (name: 'from' | 'to', day: string) => {
    if (dayOf(day) === null) return
    // keeps the first day from being after the last: the other end moves along
    if (name === 'from') onChange({ from: day, to: day > filters.to ? day : filters.to })
    else onChange({ to: day, from: day < filters.from ? day : filters.from })
  }
  const { from, to, type } = defaultFilters(today)
  const isPhone = useViewport() === 'phone'
  const fields = (
    <div className={styles.bar} role="group" aria-label={t('coupons.filters')}>
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={t(`coupons.${name}`)}>
          <input
            type="date"
            value={filters[name]}
            max={dateKey(today)}
            required
            onChange={({ target }) => setDay(name, target.value)}
          />
        </Labelled>
      ))}
      <Labelled label={t('coupons.typeLabel')}>
        <select
          value={filters.type ?? ''}
          onChange={({ target }) =>
            onChange({ type: COUPON_LIST_TYPES.find((known) => known === target.value) })
          }
        >
          <option value="">{t('coupons.anyType')}</option>
          {COUPON_LIST_TYPES.map((known) => (
            <option key={known} value={known}>
              {known === 'live' ? t('live.mark') : t(`coupons.type.${known}`)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t('coupons.orderLabel')}>
        <select
          value={filters.order}
          onChange={({ target }) => {
            const order = COUPON_ORDERS.find((known) => known === target.value)
            if (order) onChange({ order })
          }}
        >
          {COUPON_ORDERS.map((known) => (
            <option key={known} value={known}>
              {t(`coupons.order.${known}`)}
            </option>
          ))}
        </select>
      </Labelled>
      {isNarrowed(filters, today) && (
        <button type="button" className={styles.reset} onClick={() => onChange({ from, to, type })}>
          {t('coupons.resetFilters', { count: BET_HISTORY_DEFAULT_DAYS })}
        </button>
      )}
    </div>
  )
  if (!isPhone) return fields
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <SlidersHorizontal size={16} aria-hidden />
        <span>
          {t('coupons.filters')}
          <small>
            <FilterWords filters={filters} />
          </small>
        </span>
        <ChevronDown size={18} className={styles.chevron} aria-hidden />
      </summary>
      {fields}
    </details>
  )
}

/** The chosen filters as text, while the fields are folded. */
function FilterWords({ filters: { from, to, type } }: { filters: CouponFilters }) {
  const { t } = useTranslation()
  const format = useFormat()
  const day = (key: string) => format.day(dayOf(key) ?? 0)
  return (
    <>
      <bdi>{day(from)}</bdi> – <bdi>{day(to)}</bdi>
      {type !== undefined && ` · ${type === 'live' ? t('live.mark') : t(`coupons.type.${type}`)}`}
    </>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}
