import { useAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_ORDERS, livePreferencesAtom } from '../state/livePreferences.ts'
import styles from './ListOptions.module.css'

const ORDER_NAMES = ['listed', 'byTime', 'bySport', 'byClock', 'favouritesFirst'] as const

/** Chooses order and view of the list; both are stored. */
export function ListOptions() {
  const { t } = useTranslation()
  const id = useId()
  const [{ order, orderTime, view }, change] = useAtom(livePreferencesAtom)
  return (
    <div className={styles.options}>
      <label htmlFor={`${id}-order`}>{t('live.order')}</label>
      <select
        id={`${id}-order`}
        className={styles.select}
        value={order}
        onChange={({ target }) => {
          const chosen = Object.values(LIST_ORDERS).find((known) => String(known) === target.value)
          if (chosen !== undefined) change({ order: chosen })
        }}
      >
        {ORDER_NAMES.map((name) => (
          <option key={name} value={LIST_ORDERS[name]}>
            {t(`live.orders.${name}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-time`}>{t('live.orderTime')}</label>
      <select
        id={`${id}-time`}
        className={styles.select}
        value={orderTime}
        onChange={({ target }) => change({ orderTime: target.value === 'desc' ? 'desc' : 'asc' })}
      >
        {(['asc', 'desc'] as const).map((known) => (
          <option key={known} value={known}>
            {t(`live.orderTimes.${known}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-view`}>{t('live.view')}</label>
      <select
        id={`${id}-view`}
        className={styles.select}
        value={view}
        onChange={({ target }) => change({ view: target.value === 'flat' ? 'flat' : 'leagues' })}
      >
        {(['leagues', 'flat'] as const).map((known) => (
          <option key={known} value={known}>
            {t(`live.views.${known}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
