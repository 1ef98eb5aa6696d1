import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission } from '#core/access'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { updateMatch } from '#catalogue/actions/edit_matches'
import { holdMarket, holdMatch } from '#book/actions/hold_live'
import { liveBook } from '#book/queries/live_book'
import { liveMatchResource, withBoard } from '#book/queries/live_match_resource'
import { updateLiveMatchValidator } from '#book/validators/live_match'
import { bookSettled } from '#book/sync'

/** What staff do to live matches beside what their feeds say. */
export default class LiveMatchesController {
  /** GET /v1/live-matches/:id/book: its markets and timeline at this moment. */
  async book(ctx: HttpContext) {
    requirePermission(ctx, 'prices.edit')
    const { id } = await findRow(liveMatchResource, idParam(ctx))
    return liveBook(id)
  }

  /** PUT /v1/live-matches/:id: on or off the board, and its place in the list. */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'prices.edit')
    const { id } = await findRow(liveMatchResource, idParam(ctx))
    await updateMatch(editor, id, await ctx.request.validateUsing(updateLiveMatchValidator))
    await bookSettled()
    return liveRow(id, editor.siteId)
  }

  /** POST /v1/live-matches/:id/hold: nobody bets on it until it is released. */
  async hold(ctx: HttpContext) {
    return setMatchHeld(ctx, true)
  }

  /** POST /v1/live-matches/:id/release */
  async release(ctx: HttpContext) {
    return setMatchHeld(ctx, false)
  }

  /** POST /v1/live-matches/:id/markets/:marketId/hold */
  async holdMarket(ctx: HttpContext) {
    return setMarketHeld(ctx, true)
  }

  /** POST /v1/live-matches/:id/markets/:marketId/release */
  async releaseMarket(ctx: HttpContext) {
    return setMarketHeld(ctx, false)
  }
}

async function liveRow(id: number, siteId: number) {
  const [row] = await withBoard([await findRow(liveMatchResource, id)], { siteId })
  return row
}

async function setMatchHeld(ctx: HttpContext, isHeld: boolean) {
  const editor = editorOf(ctx, 'prices.edit')
  const id = idParam(ctx)
  await holdMatch(editor, id, isHeld)
  return liveRow(id, editor.siteId)
}

async function setMarketHeld(ctx: HttpContext, isHeld: boolean) {
  const editor = editorOf(ctx, 'prices.edit')
  const [matchId, marketId] = [idParam(ctx), idParam(ctx, 'marketId')]
  await holdMarket(editor, { matchId, marketId }, isHeld)
  return { id: marketId, matchId, isHeld }
}
