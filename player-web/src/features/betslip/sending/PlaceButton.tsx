import { useAtomValue, useSetAtom } from 'jotai'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { saleStopAtom } from '../../../selling/sale.ts'
import { Button } from '../../../ui/Button.tsx'
import { signInRequestAtom } from '../../auth/index.ts'
import type { usePlacing } from '../placing/usePlacing.ts'
import type { SlipPreview } from '../preview/preview.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './PlaceButton.module.css'

interface PlaceButtonProps {
  live: LiveSlip
  placing: ReturnType<typeof usePlacing>
}

/**
 * Places the coupon whose stake and payout it names. A visitor signs in first; then the coupon is sent if it has no
 * violations.
 */
export function PlaceButton({ live, placing }: PlaceButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const stop = useAtomValue(saleStopAtom)
  const requestSignIn = useSetAtom(signInRequestAtom)
  const waitsForSignIn = useRef(false)
  const totalAtPress = useRef<number | null>(null)
  const { preview, me, currency } = live
  const total = preview?.totalStakeMinor ?? 0
  const count = preview?.coupons.length ?? 0
  const amount = format.money(total, currency)
  const isSending = placing.placing.step === 'sending'
  const isVisitor = me === null

  const { place } = placing
  const send = () => {
    if (preview?.ok) place(preview.coupons.map(({ body }) => body))
  }

  useEffect(() => {
    if (!waitsForSignIn.current || !me || !preview) return
    waitsForSignIn.current = false
    if (preview.ok) place(preview.coupons.map(({ body }) => body))
  }, [me, preview, place])

  const press = () => {
    // leaving the stake field may have changed the total under the finger, and then nothing is sent
    const seen = totalAtPress.current
    totalAtPress.current = null
    if (seen !== null && seen !== total) return
    if (!isVisitor) {
      send()
      return
    }
    requestSignIn({
      onSignedIn: () => {
        waitsForSignIn.current = true
      },
    })
  }

  const fault = preview && faultOf(preview)
  const label = isVisitor
    ? t('slip.signInAndPlace', { amount })
    : t('slip.place', { count: Math.max(1, count), amount })

  return (
    <Button
      size="large"
      className={styles.place}
      data-hotkey="F9"
      title={fault ? errorText(fault, t, format, currency) : undefined}
      disabled={isSending || stop !== null || !preview?.ok}
      onPointerDown={() => {
        totalAtPress.current = total
      }}
      onClick={press}
    >
      {isSending ? (
        <>
          <LoaderCircle size={20} className="turning" aria-hidden />
          {t('slip.sending')}
        </>
      ) : (
        <>
          {stop ?? label}
          {me?.type === 'terminal' && (
            <kbd className="hotkey" aria-hidden>
              F9
            </kbd>
          )}
        </>
      )}
    </Button>
  )
}

/** The first violation; undefined when the coupon may be sent. */
const faultOf = ({ ofSlip, ofItem }: SlipPreview) => [...ofSlip, ...[...ofItem.values()].flat()][0]
