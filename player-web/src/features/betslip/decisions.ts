/** What became of a coupon that waits: asked for when its time has come, or at once when the live socket says so. */
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import { fetchCoupon } from '../../api/coupons.ts'
import { deviceTimeOf } from '../../api/serverClock.ts'
import { onAccountNews } from '../../live/accountNews.ts'

/** From the moment it is due to the first question. */
const AFTER_DUE_MS = 350
const ASK_AGAIN_MS = 800

export const isWaiting = ({ state }: Pick<CouponView, 'state'>): boolean =>
  state === 'pendingAcceptance'

/** Resolves once the coupon is decided; a line that is down only makes it later. */
export async function decisionOf(coupon: CouponView, language: string): Promise<CouponView> {
  let wake: (() => void) | null = null
  const stop = onAccountNews((news) => {
    if ('couponId' in news && news.couponId === coupon.id) wake?.()
  })
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const leftMs = () => deviceTimeOf(coupon.acceptAt ?? 0) - Date.now()
  try {
    for (;;) {
      // news may also be that it was placed: then it is asked for in vain, once
      await sleep(leftMs() > 0 ? leftMs() + AFTER_DUE_MS : ASK_AGAIN_MS)
      const now = await fetchCoupon(language, coupon.id).catch(() => null)
      if (now && !isWaiting(now)) return now
    }
  } finally {
    stop()
  }
}
