import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { CountdownRing } from '../../../ui/CountdownRing.tsx'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import { CONFIRM_MS, type ShownOffer } from './sellState.ts'
import type { Sell } from './useSell.ts'
import styles from './SellBox.module.css'

/** A changed price cannot be confirmed for this long: nobody has read it yet. */
const UNREAD_MS = 600

interface SellOfferedProps {
  sell: Sell
  shown: ShownOffer
  currency: string
}

/** The second step. It stays open while one offer replaces another; a changed price cannot be confirmed at once. */
export function SellOffered({ sell, shown, currency }: SellOfferedProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { offer, amountMinor, before, notice } = shown
  const amountAtPress = useRef<number | null>(null)
  const changedAt = useRef<number | null>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const amount = format.money(amountMinor, currency)

  useEffect(() => confirmButton.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    changedAt.current = before === null ? null : performance.now()
  }, [before, amountMinor])

  const press = () => {
    const seen = amountAtPress.current
    amountAtPress.current = null
    const isRead = changedAt.current === null || performance.now() - changedAt.current > UNREAD_MS
    if (offer && isRead && (seen === null || seen === amountMinor)) sell.confirm()
  }

  return (
    <>
      <OfferRing key={offer?.offerId ?? 'next'} expiresAt={offer?.expiresAt ?? null} />
      <p className={styles.words}>
        <b>{t('sell.offer', { amount })}</b>
        <span>
          {notice
            ? errorText(notice, t, format, currency)
            : before === null
              ? t('sell.offerHint')
              : t('sell.changed', { before: format.money(before, currency) })}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={sell.close}>
          {t('coupons.cancelKeep')}
        </Button>
        <Button
          ref={confirmButton}
          aria-disabled={offer === null}
          onPointerDown={() => {
            amountAtPress.current = amountMinor
          }}
          onClick={press}
        >
          {t('sell.confirm', { amount })}
        </Button>
      </div>
    </>
  )
}

function OfferRing({ expiresAt }: { expiresAt: number | null }) {
  const left = useTimeLeft(expiresAt)
  return <CountdownRing lifeMs={CONFIRM_MS} left={expiresAt === null ? null : left} />
}
