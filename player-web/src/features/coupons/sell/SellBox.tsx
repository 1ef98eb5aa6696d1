import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useQuery } from '@tanstack/react-query'
import { Banknote, CircleCheck, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { SellOffered } from './SellOffered.tsx'
import { shownOffer } from './sellState.ts'
import { useSell, type Sell } from './useSell.ts'
import styles from './SellBox.module.css'

/**
 * Sells a coupon to the house in two steps: the first button shows the price, the second confirms an offer that is
 * valid for a few seconds.
 */
export function SellBox({ coupon }: { coupon: CouponDetail }) {
  const sell = useSell(coupon.id)
  const { step } = sell.state
  if (!coupon.sellable && step === 'closed') return null
  return (
    <section className={styles.box} data-step={step} aria-live="polite">
      {step === 'closed' ? (
        <Price coupon={coupon} onOpen={sell.open} />
      ) : (
        <Steps sell={sell} currency={coupon.currency} />
      )}
    </section>
  )
}

/** The first step: the approximate price. */
function Price({ coupon, onOpen }: { coupon: CouponDetail; onOpen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['coupon', String(coupon.id), 'sell-price'],
    queryFn: ({ signal }) =>
      call('GET /v1/coupons/:id/sell-offer', { params: { id: coupon.id } }, signal),
    refetchInterval: PRICE_REFRESH_MS,
    retry: false,
  })
  return (
    <>
      <p className={styles.words}>
        <b>{t('sell.title')}</b>
        <span>{t('sell.lead')}</span>
      </p>
      <Button variant="quiet" onClick={onOpen}>
        <Banknote size={18} aria-hidden />
        {data
          ? t('sell.for', { amount: format.money(data.amountMinor, coupon.currency) })
          : t('sell.open')}
      </Button>
    </>
  )
}

function Steps({ sell, currency }: { sell: Sell; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { state, close, retry } = sell
  const shown = shownOffer(state)
  if (shown) return <SellOffered sell={sell} shown={shown} currency={currency} />
  switch (state.step) {
    case 'closed':
    case 'offered':
      return null
    case 'asking':
    case 'selling':
      return (
        <p className={styles.busy}>
          <LoaderCircle size={20} className="turning" aria-hidden />
          {t(state.step === 'asking' ? 'sell.asking' : 'sell.selling')}
        </p>
      )
    case 'sold':
      return (
        <p className={styles.sold}>
          <CircleCheck size={20} aria-hidden />
          {t('sell.sold', { amount: format.money(state.amountMinor, currency) })}
        </p>
      )
    case 'unanswered':
      return (
        <Notice text={t('sell.unanswered')}>
          <Button size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Notice>
      )
    case 'refused':
      return (
        <Notice text={errorText(state.refusal, t, format, currency)}>
          <Button size="small" variant="quiet" onClick={close}>
            {t('common.close')}
          </Button>
        </Notice>
      )
  }
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.notice}>{text}</p>
      {children}
    </>
  )
}
