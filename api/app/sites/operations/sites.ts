import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import type { Principal } from '#core/requests/access'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { readOperations, rowReader } from '#core/operations/resource_operations'
import type { Query } from '#core/lists/resource'
import { updateHosts } from '#sites/actions/update_hosts'
import { updateMaintenance } from '#sites/actions/update_maintenance'
import { updateScripts } from '#sites/actions/update_scripts'
import { updateSite } from '#sites/actions/update_site'
import { siteResource, siteViews } from '#sites/queries/site_resource'
import { hostsValidator } from '#sites/validators/hosts'
import { maintenanceValidator } from '#sites/validators/maintenance'
import { scriptsValidator } from '#sites/validators/scripts'
import { updateSiteValidator } from '#sites/validators/site'

const own = (query: Query, { siteId }: Principal): void => void query.where('sites.id', siteId)

/** The caller's brand; other brands do not exist for them. */
const reads = {
  permission: 'site.edit',
  scope: own,
  extend: siteViews,
} as const
const siteRow = rowReader(siteResource, reads)

export const siteReads = readOperations('sites', siteResource, reads)

export const updateOwnSite = operation({
  method: 'PUT',
  path: '/v1/sites/:id',
  does: 'Changes the brand; fields left out stay.',
  stepUp: 'byAction',
  who: 'site.edit',
  body: updateSiteValidator,
  bodyKb: 128,
  answers: reply<SiteView>(),
  errors: ['amountTooLarge', 'amountTooSmall', 'ownCurrencyListed', 'stepUpNeeded'],
  notes: { out: 'in force at once; placed coupons keep the settings of their placing' },
  async handle({ params: { id }, body, principal, ip }) {
    await siteRow(id, principal)
    await updateSite({ principal, ip }, id, body)
    return siteRow(id, principal)
  },
})

export const updateSiteHosts = operation({
  method: 'PUT',
  path: '/v1/sites/:id/hosts',
  does: 'Changes the hosts at which the brand answers.',
  stepUp: 'byAction',
  who: 'site.edit',
  body: hostsValidator,
  answers: reply<SiteView>(),
  errors: ['hostInvalid', 'hostTaken', 'hostStays', 'alreadyExists', 'stepUpNeeded'],
  notes: {
    in: 'all hosts in their order; links in mails name the first one; the host of the request is among them',
    out: 'in force at once',
  },
  async handle({ ctx, params: { id }, body: { hosts }, principal, ip }) {
    await siteRow(id, principal)
    const asked = (ctx.request.hostname() ?? '').toLowerCase()
    await updateHosts({ principal, ip }, id, { hosts: [...new Set(hosts)], asked })
    return siteRow(id, principal)
  },
})

export const updateSiteMaintenance = operation({
  method: 'PUT',
  path: '/v1/sites/:id/maintenance',
  does: 'Closes the brand to players and terminals, now or in a planned window, or opens it.',
  stepUp: 'byAction',
  who: 'site.edit',
  body: maintenanceValidator,
  bodyKb: 32,
  answers: reply<SiteView>(),
  errors: ['stepUpNeeded'],
  notes: {
    in: '`from` and `to` in epoch milliseconds, or both null; `texts` by language',
    out: 'in force at once: pages and calls of players answer 503, connections to the stream end; staff go on',
  },
  async handle({ params: { id }, body, principal, ip }) {
    await siteRow(id, principal)
    await updateMaintenance({ principal, ip }, id, body)
    return siteRow(id, principal)
  },
})

export const updateSiteScripts = operation({
  method: 'PUT',
  path: '/v1/sites/:id/scripts',
  does: 'Changes the styles and scripts that every page of the brand carries; texts left out stay.',
  stepUp: 'byAction',
  who: 'site.scripts',
  body: scriptsValidator,
  bodyKb: 256,
  answers: reply<SiteView>(),
  errors: [
    'cssUnbalanced',
    'cssForbidden',
    'scriptInvalid',
    'scriptOriginMissing',
    'originInvalid',
    'stepUpNeeded',
  ],
  notes: {
    in: 'scripts are code, or a snippet of script tags; they load from `origins` alone',
    out: 'in force for pages that are opened from now on',
  },
  async handle({ params: { id }, body, principal, ip }) {
    await siteRow(id, principal)
    await updateScripts({ principal, ip }, id, body)
    return siteRow(id, principal)
  },
})
