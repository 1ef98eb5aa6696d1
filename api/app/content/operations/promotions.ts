/** Promotions and their editing. */
import type { PromotionCard, PromotionView } from '@grandstand/shared-types/wire/site/content'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { inLanguage } from '#core/requests/validation'
import { siteByHost } from '#sites/current_site'
import * as editing from '#content/actions/edit_promotions'
import { promotionResource, scopePromotions } from '#content/queries/promotion_resource'
import { promotionCards, promotionView } from '#content/queries/promotion_views'
import { promotionValidator } from '#content/validators/promotions'

const reads = { permission: 'content.view', scope: scopePromotions } as const
const promotions = editsOf(promotionResource, 'content.edit', reads)

export const promotionEdits = {
  ...aroundList('promotions', promotionResource, reads),
  ...readOperations('promotions', promotionResource, reads),
  ...createOperation('promotions', promotions, {
    does: 'A new promotion; its HTML is cleaned.',
    body: promotionValidator,
    bodyKb: 256,
    errors: ['webAddressInvalid'],
    run: editing.createPromotion,
  }),
  ...updateOperation('promotions', promotions, {
    does: 'Changes a promotion.',
    body: promotionValidator,
    bodyKb: 256,
    errors: ['webAddressInvalid'],
    run: editing.updatePromotion,
  }),
  ...deleteOperation('promotions', promotions, {
    does: 'Removes a promotion.',
    run: editing.deletePromotion,
  }),
}

export const showPromotions = operation({
  method: 'GET',
  path: '/v1/content/promotions',
  does: 'The promotions that run now, each in a language or the next best one.',
  who: 'visitor',
  query: inLanguage,
  answers: reply<PromotionCard[]>(),
  async handle({ ctx, query: { lang } }) {
    return promotionCards(await siteByHost(ctx.request.hostname() ?? ''), lang)
  },
})

export const showPromotion = operation({
  method: 'GET',
  path: '/v1/content/promotions/:id',
  does: 'A promotion that runs now.',
  who: 'visitor',
  query: inLanguage,
  answers: reply<PromotionView>(),
  async handle({ ctx, params: { id }, query: { lang } }) {
    return promotionView(await siteByHost(ctx.request.hostname() ?? ''), id, lang)
  },
})
