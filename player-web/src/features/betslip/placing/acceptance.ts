/** The result of an acceptance delay: read at its end, or at once when the stream reports it. */
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { fetchCoupon } from '../../../api/coupon.ts'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { onAccountNews } from '../../../stream/accountNews.ts'

/** From the end of the delay to the first request. */
const AFTER_DUE_MS = 350
const ASK_AGAIN_MS = 800
/** News may be lost with a connection, and a trader may answer long before the end. */
const LONGEST_SLEEP_MS = 15_000

export const isPending = ({ state }: Pick<CouponView, 'state'>): boolean =>
  state === 'pendingAcceptance'

/** Resolves once the coupon was accepted or rejected; a broken connection only delays the result. */
export async function acceptedOrRejected(
  coupon: CouponView,
  language: string
): Promise<CouponView> {
  let wake: (() => void) | null = null
  // news that comes while the coupon is asked for
  let hasNews = false
  const stop = onAccountNews((news) => {
    if (!('couponId' in news) || news.couponId !== coupon.id) return
    hasNews = true
    wake?.()
  })
  const sleep = async (ms: number) => {
    if (!hasNews) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(ms, LONGEST_SLEEP_MS))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    hasNews = false
  }
  const leftMs = () => deviceTimeOf(coupon.acceptAt ?? 0) - Date.now()
  try {
    for (;;) {
      // the message may also say that the coupon was placed, which costs one needless request
      await sleep(leftMs() > 0 ? leftMs() + AFTER_DUE_MS : ASK_AGAIN_MS)
      const now = await fetchCoupon(language, coupon.id).catch(() => null)
      if (now && !isPending(now)) return now
    }
  } finally {
    stop()
  }
}
