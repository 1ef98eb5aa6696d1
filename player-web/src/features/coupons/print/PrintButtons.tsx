import { printableSubjects } from '@grandstand/shared-types/coupons/model/prints'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { printCoupon } from '../../../api/printing.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './PrintButtons.module.css'

/** Buttons that print the ticket, and the receipt of a coupon that was paid, sold or cancelled. */
export function PrintButtons({ coupon }: { coupon: CouponDetail }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const print = useMutation({ mutationFn: printCoupon })
  return (
    <>
      {printableSubjects(coupon).map((subject) => (
        <Button
          key={subject}
          variant="quiet"
          size="small"
          disabled={print.isPending}
          onClick={() => print.mutate({ couponId: coupon.id, subject, lang: i18n.language })}
        >
          <Printer size={16} aria-hidden />
          {t(`print.ask.${subject}`)}
        </Button>
      ))}
      {print.isError && (
        <p className={styles.error} role="alert">
          {failureText(print.error, t, format)}
        </p>
      )}
    </>
  )
}
