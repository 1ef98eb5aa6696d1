import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { refreshAccount } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import styles from './CancelButton.module.css'

/**
 * Cancels the coupon while that is possible, after one question. Once the question is open, it stays until the player
 * answers.
 */
export function CancelButton({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const { seconds } = useTimeLeft(coupon.cancellableUntil)
  const [isAsking, setAsking] = useState(false)
  if (seconds <= 0 && !isAsking) return null
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Undo2 size={16} aria-hidden />
        {t('coupons.cancel')}
        <bdi dir="ltr" className={styles.clock} aria-hidden>
          {clock}
        </bdi>
      </Button>
      {isAsking && <Question coupon={coupon} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ coupon, onClose }: { coupon: CouponDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const key = useRef(randomKey())
  const cancel = useMutation({
    mutationFn: () =>
      call('POST /v1/coupons/:id/cancel', { params: { id: coupon.id }, key: key.current }),
    onSuccess: () => {
      onClose()
      void refreshAccount(client)
    },
  })
  return (
    <ConfirmDialog
      title={t('couponPage.cancelTitle')}
      fault={cancel.error ? failureText(cancel.error, t, format, coupon.currency) : undefined}
      keep={t('coupons.cancelKeep')}
      confirm={t('couponPage.cancelConfirm')}
      isPending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate()}
    >
      {t('couponPage.cancelQuestion', {
        amount: format.money(coupon.totalStakeMinor, coupon.currency),
      })}
    </ConfirmDialog>
  )
}
