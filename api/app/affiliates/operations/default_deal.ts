/** The deal that affiliates of the brand get by being approved (rules 16.4). */
import { wholeTerms } from '@grandstand/shared-types/affiliates/deal'
import type { DefaultDeal } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { setDefaultDeal } from '#affiliates/actions/default_deal'
import { defaultDealOf } from '#affiliates/queries/default_deal'
import { defaultDealValidator } from '#affiliates/validators/affiliates'
import { siteById } from '#sites/current_site'

const PATH = '/v1/affiliate-default-deal'

const present = async ({ siteId }: Principal): Promise<DefaultDeal> => ({
  terms: await defaultDealOf(siteId),
  currency: (await siteById(siteId)).currency,
})

export const defaultDeals = {
  affiliateDefaultDeal: operation({
    method: 'GET',
    path: PATH,
    does: 'The deal that affiliates get by being approved, and the currency of its amounts.',
    who: 'affiliates.view',
    answers: reply<DefaultDeal>(),
    handle: ({ principal }) => present(principal),
  }),
  setAffiliateDefaultDeal: operation({
    method: 'PUT',
    path: PATH,
    does: 'The deal of who is approved from now on, for the period of the approval and those after it.',
    stepUp: 'always',
    who: 'affiliates.edit',
    body: defaultDealValidator,
    answers: reply<DefaultDeal>(),
    errors: ['dealUnsound'],
    async handle({ principal, ip, body }) {
      await setDefaultDeal({ principal, ip }, wholeTerms(body))
      return present(principal)
    },
  }),
  removeAffiliateDefaultDeal: operation({
    method: 'DELETE',
    path: PATH,
    does: 'Who is approved gets no deal by it any more; deals that were given stay.',
    stepUp: 'none: takes terms away, and gives none',
    who: 'affiliates.edit',
    answers: reply<DefaultDeal>(),
    async handle({ principal, ip }) {
      await setDefaultDeal({ principal, ip }, null)
      return present(principal)
    },
  }),
}
