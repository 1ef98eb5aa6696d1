/** Rows to which the parameters of the pages' paths lead. */
import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { APIRequestContext } from '@playwright/test'
import type { Actor } from './accounts.ts'
import { openMatches, placeOn } from './coupons.ts'
import { LiveFeed } from './feed.ts'
import type { PageParams } from './pages.ts'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'

const PROMOTION = {
  texts: { tr: { title: 'Haftanın promosyonu', body: '<p>Her hafta yenisi.</p>' } },
  picture: null,
  startsAt: null,
  endsAt: null,
  listOrder: 0,
  isShown: true,
}

export interface Rows {
  /** Without the codes that come by mail. */
  params: PageParams
  matches: readonly BoardMatch[]
  /** Ends the match in play, and removes the promotion, which every home page shows. */
  close: () => Promise<void>
}

/** Makes a row for each parameter: three matches, one in play, a coupon of the player that is shared, a promotion. */
export async function makeRows(
  admin: Actor,
  player: Actor,
  request: APIRequestContext
): Promise<Rows> {
  const promotion = await admin.post<PromotionRow>('/v1/promotions', PROMOTION)
  const matches = await openMatches(player, 3)
  const coupon: CouponView = await placeOn(player, matches)
  const { code } = await player.post<{ code: string }>(`/v1/coupons/${coupon.id}/share`)
  const feed = new LiveFeed(request)
  const live = await feed.open()
  const params = {
    matchId: String(matches[0]?.id),
    liveMatchId: live.id,
    couponId: coupon.id,
    shareCode: code,
    pageId: 6,
    promotionId: promotion.id,
    ticketCode: coupon.code,
    keyWord: live.home,
    affcode: 'friend-7',
  }
  return {
    params,
    matches,
    async close() {
      feed.close()
      await admin.remove(`/v1/promotions/${promotion.id}`)
    },
  }
}
