/** Odds boosts as staff make them and as players see them. */
import type { BoostView, OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { createOperation, editsOf } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { boostResource, scopeBoosts, withCosts } from '#boosts/boost_resource'
import * as editing from '#boosts/edit_boosts'
import { shownBoosts } from '#boosts/shown_boosts'
import { boostValidator } from '#boosts/validators/boosts'
import { siteByHost } from '#sites/current_site'

const EDITS = 'bonuses.edit'
const reads = { permission: 'bonuses.view', scope: scopeBoosts, extend: withCosts } as const
const boosts = editsOf(boostResource, EDITS, reads)
const boostRow = rowReader(boostResource, reads)

export const boostLists = {
  ...aroundList('oddsBoosts', boostResource, reads),
  ...readOperations('oddsBoosts', boostResource, reads),
  ...createOperation('oddsBoosts', boosts, {
    does: 'A new odds boost. Its terms stay as they are; staff end it and make another.',
    stepUp: 'always',
    body: boostValidator,
    bodyKb: 128,
    errors: ['isRequiredArea', 'priceOrPercent', 'priceBeforeStart', 'endBeforeStart'],
    run: editing.createBoost,
  }),
}

export const oddsBoostEnd = operation({
  method: 'POST',
  path: '/v1/odds-boosts/:id/end',
  does: 'Ends an odds boost now; coupons that used it keep it.',
  stepUp: 'none: ends a boost',
  who: EDITS,
  answers: reply<OddsBoostRow>(),
  errors: ['boostNotOpen'],
  async handle({ principal, ip, params: { id } }) {
    await editing.endBoost({ principal, ip }, id)
    return boostRow(id, principal)
  },
})

export const boostsNow = operation({
  method: 'GET',
  path: '/v1/boosts',
  does: 'The odds boosts that run now; for a player those that the player can still use.',
  who: 'visitor',
  answers: reply<BoostView[]>(),
  async handle({ ctx }) {
    const { id: siteId, currency } = await siteByHost(ctx.request.hostname() ?? '')
    const { user } = ctx.auth
    const player = user?.type === 'player' && user.siteId === siteId ? user : null
    return shownBoosts({ siteId, currency: player?.currency ?? currency, player })
  },
})
