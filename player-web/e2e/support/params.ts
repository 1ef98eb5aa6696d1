/** Rows to which the parameters of the pages' paths lead. */
import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { DrawLobbyView, DrawPurchase } from '@grandstand/shared-types/wire/draws'
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

/** Makes a row for each parameter: three matches, one in play, a coupon of the player that is shared, a promotion, a ticket of a draw. */
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
  const ticket = await buyTicket(player)
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
    drawId: ticket.draw.id,
    drawTicketId: ticket.id,
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

/** Buys a ticket of a draw that is far from closing, for a player, or over the counter of a desk. */
export async function buyTicket(
  buyer: Actor,
  path: '/v1/draw-tickets' | '/v1/desk/draw-tickets' = '/v1/draw-tickets'
): Promise<DrawPurchase['tickets'][number]> {
  const { games } = await buyer.get<DrawLobbyView>('/v1/draw-games?lobby=lotto')
  const game = games.find(({ code }) => code === 'lotto6of49')
  const drawId = game?.draws.findLast(({ state }) => state === 'open')?.id
  const stakeMinor = game?.limit?.minStakeMinor
  const bets = [{ stakeMinor, numbers: [3, 8, 15, 22, 31, 44] }]
  const { tickets } = await buyer.post<DrawPurchase>(path, { drawId, draws: 1, bets })
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket of a draw was sold')
  return ticket
}
