import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { ArrowDown, ArrowUp, CircleAlert, X } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withPageTexts } from '../../../i18n/index.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { marketName, outcomeName } from '../../../odds/marketNames.ts'
import { priceState } from '../../../odds/priceState.ts'
import { usePrice } from '../../../odds/usePrice.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { ChartToggle, PriceChart } from '../../pricechart/index.ts'
import { isLiveItem, quoteOf } from '../quotes/quotes.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import styles from './SlipItemRow.module.css'

const EachWayToggle = lazy(withPageTexts(['races'], () => import('./EachWayToggle.tsx')))

interface SlipItemRowProps {
  item: SlipItem
  violations: readonly Violation[]
  /** The violation when the price is outside the player's bounds; the selection is then not part of the coupon. */
  inactive: Violation | undefined
  /** The price of an odds boost. */
  boostedMilli: number | undefined
  currency: string
  /** True when the head above already shows its match. */
  isGrouped: boolean
  /** Content before the price. */
  aside: ReactNode
  onRemove: () => void
}

/** One selection with its price, the old price beside a new one, its history on demand, and its violations. */
export function SlipItemRow({
  item,
  violations,
  inactive,
  boostedMilli,
  currency,
  isGrouped,
  aside,
  onRemove,
}: SlipItemRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const type = useMarketType(item.marketTypeId)
  const [hasChart, setHasChart] = useState(false)
  const name = outcomeName(type, item.outcomeKey, item, format.language)
  const quote = quoteOf(item.outcomeId)
  const terms = item.eachWay ?? quote?.placeTerms
  // a changed price shows beside the price, and the slip's bar offers to accept it
  const reasons = violations.filter(({ key }) => key !== 'rateChanged')
  return (
    <li
      className={styles.item}
      data-refused={reasons.length > 0}
      data-inactive={inactive !== undefined}
      data-grouped={isGrouped}
    >
      <IconButton label={t('slip.remove', { name })} className={styles.remove} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi className={styles.name}>{name}</bdi>
          {isLiveItem(item) && <small className={styles.live}>{t('live.mark')}</small>}
        </p>
        <p className={styles.market}>
          {marketName(type, { ...item, compared: quote?.compared }, format.language)}
        </p>
        {!isGrouped && (
          <Link to={`${home}match/${item.matchId}`} className={styles.match}>
            <TeamNames match={item} />
          </Link>
        )}
      </div>
      {aside}
      {item.atStartingPrice ? (
        <bdi className={styles.price}>{t('slip.startShort')}</bdi>
      ) : (
        <>
          <Price item={item} isInactive={inactive !== undefined} boostedMilli={boostedMilli} />
          <span className={styles.toggle}>
            <Suspense>
              <ChartToggle name={name} isOpen={hasChart} onToggle={() => setHasChart(!hasChart)} />
            </Suspense>
          </span>
        </>
      )}
      {terms && (
        <div className={styles.eachWay}>
          <Suspense>
            <EachWayToggle item={item} name={name} terms={terms} />
          </Suspense>
        </div>
      )}
      {hasChart && (
        <div className={styles.chart}>
          <Suspense>
            <PriceChart outcomeId={item.outcomeId} name={name} together={[item.outcomeId]} />
          </Suspense>
        </div>
      )}
      {inactive && (
        <p className={styles.reason}>
          <CircleAlert size={14} aria-hidden />
          {t(inactive.key === 'selectionBelowMinOdds' ? 'slip.inactiveMin' : 'slip.inactiveMax', {
            odds: formatOdds(Number(inactive.params[0])),
          })}
        </p>
      )}
      {reasons.map((violation) => (
        <p key={violation.key} className={styles.reason}>
          <CircleAlert size={14} aria-hidden />
          {errorText(violation, t, format, currency)}
        </p>
      ))}
    </li>
  )
}

interface PriceProps extends Pick<SlipItemRowProps, 'item' | 'boostedMilli'> {
  isInactive: boolean
}

function Price({ item, isInactive, boostedMilli }: PriceProps) {
  const { t } = useTranslation()
  const live = usePrice(item.outcomeId)
  const isOpen = !live || priceState(live) === 'open'
  const now = live && isOpen ? live.oddsMilli : item.oddsMilli
  const seen = item.oddsMilli
  if (now === seen) {
    const shown = (
      <bdi dir="ltr" className={styles.price} data-open={isOpen && !isInactive}>
        {formatOdds(boostedMilli ?? seen)}
      </bdi>
    )
    if (boostedMilli === undefined) return shown
    return (
      <span className={styles.boosted}>
        <s>{formatOdds(seen)}</s>
        {shown}
      </span>
    )
  }
  const isUp = now > seen
  const Arrow = isUp ? ArrowUp : ArrowDown
  const change = t('slip.priceChange', { from: formatOdds(seen), to: formatOdds(now) })
  return (
    <span className={styles.changed}>
      <span className="visually-hidden">{change}</span>
      <bdi
        dir="ltr"
        className={styles.price}
        data-direction={isUp ? 'up' : 'down'}
        data-open={!isInactive}
        aria-hidden
      >
        {formatOdds(now)}
        <Arrow size={14} strokeWidth={2.6} />
      </bdi>
      <s aria-hidden>{formatOdds(seen)}</s>
    </span>
  )
}
