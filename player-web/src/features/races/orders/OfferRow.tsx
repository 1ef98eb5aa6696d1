import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAreInSlip, usePickOrders } from '../../betslip/index.ts'
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
  const format = useFormat()
  const { kind, market, keys, pricesMilli } = offer
  const type = useMarketType(market.typeId)
  const pick = usePickOrders()
  const isIn = useAreInSlip(market.id, keys)
  const add = useMutation({
    mutationFn: () =>
      call('POST /v1/board/markets/:id/outcomes', { params: { id: market.id }, body: { keys } }),
    onSuccess: (named) => {
      pick(match, named)
      onAdded()
    },
  })
  return (
    <div className={styles.offer}>
      <p className={styles.words}>
        <b>{kind === 'single' ? type?.shortName : t(`races.orders.${kind}`)}</b>
        {keys.length > 1 && <small>{t('slip.lineCount', { count: keys.length })}</small>}
      </p>
      <bdi dir="ltr" className={styles.price}>
        {rangeText(pricesMilli)}
      </bdi>
      <Button size="small" disabled={isIn || add.isPending} onClick={() => add.mutate()}>
        {t('shared.add', { count: keys.length })}
      </Button>
      {add.error && (
        <p className={styles.failed} role="alert">
          {failureText(add.error, t, format)}
        </p>
      )}
    </div>
  )
}

/** `12.40`, or the lowest and the highest. */
function rangeText(pricesMilli: readonly number[]): string {
  const [lowest, highest] = [Math.min(...pricesMilli), Math.max(...pricesMilli)]
  return lowest === highest ? formatOdds(lowest) : `${formatOdds(lowest)} – ${formatOdds(highest)}`
}
