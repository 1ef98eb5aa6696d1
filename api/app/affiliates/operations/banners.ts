/** Banners for affiliates, and their editing. */
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as editing from '#affiliates/actions/edit_banners'
import { bannerResource, scopeBanners } from '#affiliates/queries/banner_resource'
import { affiliateBannerValidator } from '#affiliates/validators/banners'

const reads = { permission: 'affiliates.view', scope: scopeBanners } as const
const banners = editsOf(bannerResource, 'affiliates.edit', reads)

export const affiliateBannerEdits = {
  ...aroundList('affiliateBanners', bannerResource, reads),
  ...readOperations('affiliateBanners', bannerResource, reads),
  ...createOperation('affiliateBanners', banners, {
    does: 'A new banner for affiliates.',
    stepUp: 'none: a picture',
    body: affiliateBannerValidator,
    errors: ['webAddressInvalid'],
    run: editing.createBanner,
  }),
  ...updateOperation('affiliateBanners', banners, {
    does: 'Changes a banner for affiliates.',
    stepUp: 'none: a picture',
    body: affiliateBannerValidator,
    errors: ['webAddressInvalid'],
    run: editing.updateBanner,
  }),
  ...deleteOperation('affiliateBanners', banners, {
    does: 'Removes a banner for affiliates.',
    stepUp: 'none: a picture',
    run: editing.deleteBanner,
  }),
}
