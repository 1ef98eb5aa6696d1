/** Banners and their editing. */
import type { BannerView } from '@grandstand/shared-types/wire/site/content'
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
import * as editing from '#content/actions/edit_banners'
import { bannerResource, scopeBanners } from '#content/queries/banner_resource'
import { bannerViews } from '#content/queries/banner_views'
import { bannerValidator } from '#content/validators/banners'

const reads = { permission: 'content.view', scope: scopeBanners } as const
const banners = editsOf(bannerResource, 'content.edit', reads)

export const bannerEdits = {
  ...aroundList('banners', bannerResource, reads),
  ...readOperations('banners', bannerResource, reads),
  ...createOperation('banners', banners, {
    does: 'A new banner.',
    body: bannerValidator,
    errors: ['webAddressInvalid'],
    run: editing.createBanner,
  }),
  ...updateOperation('banners', banners, {
    does: 'Changes a banner.',
    body: bannerValidator,
    errors: ['webAddressInvalid'],
    run: editing.updateBanner,
  }),
  ...deleteOperation('banners', banners, {
    does: 'Removes a banner.',
    run: editing.deleteBanner,
  }),
}

export const showBanners = operation({
  method: 'GET',
  path: '/v1/content/banners',
  does: 'The banners that the brand shows now, of all pages and languages, their texts in a language or the next best one; the page of the site carries them too.',
  spec: ['sliders'],
  who: 'visitor',
  query: inLanguage,
  answers: reply<BannerView[]>(),
  async handle({ ctx, query: { lang } }) {
    return bannerViews(await siteByHost(ctx.request.hostname() ?? ''), lang)
  },
})
