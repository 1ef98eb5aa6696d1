import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { OrdersButton } from '../../betslip/index.ts'
import type { OrderOffer } from './offers.ts'
import styles from './OrderChooser.module.css'

interface OfferRowProps {
  offer: OrderOffer
  match: BoardMatchDetail
  onAdded: () => void
}

/** One bet of the choice: what it is, its price or those of its lines, and the button that puts it into the slip. */
export function OfferRow({ offer, match, onAdded }: OfferRowProps) {
  const { t } = useTranslation()
  const { kind, market, keys, pricesMilli } = offer
  const type = useMarketType(market.typeId)
  return (
    <div className={styles.offer}>
      <p className={styles.words}>
        <b>{kind === 'single' ? type?.shortName : t(`races.orders.${kind}`)}</b>
        {keys.length > 1 && <small>{t('slip.lineCount', { count: keys.length })}</small>}
      </p>
      <bdi dir="ltr" className={styles.price}>
        {rangeText(pricesMilli)}
      </bdi>
      <Suspense>
        <OrdersButton match={match} market={market} keys={keys} onAdded={onAdded} />
      </Suspense>
    </div>
  )
}

/** `12.40`, or the lowest and the highest. */
function rangeText(pricesMilli: readonly number[]): string {
  const [lowest, highest] = [Math.min(...pricesMilli), Math.max(...pricesMilli)]
  return lowest === highest ? formatOdds(lowest) : `${formatOdds(lowest)} – ${formatOdds(highest)}`
}
