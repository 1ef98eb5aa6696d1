import type { AffiliateDays } from '@grandstand/shared-types/wire/affiliates/own'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { dayOf } from '../../ui/days.ts'
import styles from './Affiliate.module.css'

export const REACH = ['clicks', 'registrations', 'firstDeposits', 'firstStakes'] as const

/** A group of bars for each day; a bar is as high as its number beside the highest of all. */
export function ReachChart({ days }: Pick<AffiliateDays, 'days'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const most = Math.max(1, ...days.flatMap((day) => REACH.map((name) => day[name])))
  return (
    <ol className={styles.chart} aria-label={t('affiliatePage.chart')}>
      {days.map((day) => {
        const name = format.day(dayOf(day.day) ?? 0)
        const figures = REACH.map((one) => `${t(`affiliatePage.reaches.${one}`)}: ${day[one]}`)
        const words = `${name}. ${figures.join(', ')}`
        return (
          <li key={day.day} title={words}>
            <span className="visually-hidden">{words}</span>
            <span className={styles.bars} aria-hidden>
              {REACH.map((one) => (
                <i
                  key={one}
                  data-reach={one}
                  style={{ blockSize: `${(day[one] / most) * 100}%` }}
                />
              ))}
            </span>
            <small aria-hidden>{new Date(dayOf(day.day) ?? 0).getDate()}</small>
          </li>
        )
      })}
    </ol>
  )
}
