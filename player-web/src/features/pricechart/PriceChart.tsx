import { formatOdds } from '@grandstand/shared-types/money/odds'
import { PRICE_LINE_BOX, priceLine } from '@grandstand/shared-types/money/price_line'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePriceHistory } from './usePriceHistory.ts'
import styles from './PriceChart.module.css'

interface PriceChartProps {
  outcomeId: number
  /** The outcome in words. */
  name: string
  /** The outcomes that are shown together, which are read in one call. */
  together: readonly number[]
}

/** The price of an outcome over the last day: its line, and the first and the last price. */
export default function PriceChart({ outcomeId, name, together }: PriceChartProps) {
  const { t } = useTranslation()
  const { data, error } = usePriceHistory(outcomeId, together)
  const points = data?.outcomes.find((one) => one.outcomeId === outcomeId)?.points ?? []
  const line = data ? priceLine(points, data.serverNowMs) : null
  if (!line) {
    const text = error ? t('common.offline') : data ? t('priceChart.none') : ''
    return <p className={styles.chart}>{text}</p>
  }
  const { path, fromMilli, toMilli } = line
  const [from, to] = [formatOdds(fromMilli), formatOdds(toMilli)]
  const { width, height } = PRICE_LINE_BOX
  return (
    <div
      className={styles.chart}
      data-direction={toMilli > fromMilli ? 'up' : toMilli < fromMilli ? 'down' : undefined}
      role="img"
      aria-label={t('priceChart.course', { name, from, to })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <path d={path} />
      </svg>
      <span className={styles.ends}>
        {from !== to && (
          <>
            <bdi dir="ltr">{from}</bdi>
            <ChevronRight size={12} />
          </>
        )}
        <bdi dir="ltr">{to}</bdi>
      </span>
    </div>
  )
}
