import type { SiteView } from '@grandstand/shared-types/wire/sites'
import type { Principal } from '#core/requests/access'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { readOperations } from '#core/operations/resource_operations'
import { findRow, type Query } from '#core/lists/resource'
import { updateSite } from '#sites/actions/update_site'
import { siteResource, siteView } from '#sites/queries/site_resource'
import { updateSiteValidator } from '#sites/validators/site'

const own = (query: Query, { siteId }: Principal): void => void query.where('sites.id', siteId)

/** The caller's brand; other brands do not exist for them. */
export const siteReads = readOperations('sites', siteResource, {
  permission: 'site.edit',
  scope: own,
  extend: async (rows): Promise<SiteView[]> => rows.map(siteView),
})

export const updateOwnSite = operation({
  method: 'PUT',
  path: '/v1/sites/:id',
  does: 'Changes the brand; fields left out stay.',
  who: 'site.edit',
  body: updateSiteValidator,
  answers: reply<SiteView>(),
  errors: ['amountTooLarge', 'amountTooSmall', 'invalidValue'],
  notes: { out: 'in force at once; placed coupons keep the settings of their placing' },
  async handle({ params: { id }, body, principal, ip }) {
    const row = () => findRow(siteResource, id, (query) => own(query, principal))
    await row()
    await updateSite({ principal, ip }, id, body)
    return siteView(await row())
  },
})
