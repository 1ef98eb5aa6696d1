import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery, settingsQuery } from '../../../api/queries.ts'

/**
 * Prints newly placed coupons, each once, where brand and account have automatic printing. A desk prints its tickets
 * itself.
 */
export function usePrintPlaced(coupons: readonly CouponView[]): void {
  const { data: me } = useQuery(meQuery)
  const { language } = useTranslation().i18n
  const mayPrint = useQuery(settingsQuery).data?.flags.autoPrint ?? false
  const isWanted = mayPrint && me?.type !== 'terminal' && (me?.autoPrint ?? false)
  useEffect(() => {
    if (isWanted) void printAll(coupons, language)
  }, [coupons, isWanted, language])
}

async function printAll(coupons: readonly CouponView[], lang: string): Promise<void> {
  if (coupons.length === 0) return
  const { printCoupon, printOnce } = await import('../../../api/printing.ts')
  for (const { id } of coupons) {
    // when it fails, the coupon's page has a button
    await printOnce(`auto-print-${id}`, (key) =>
      printCoupon({ couponId: id, subject: 'coupon', lang, key }).catch(() => undefined)
    )
  }
}
