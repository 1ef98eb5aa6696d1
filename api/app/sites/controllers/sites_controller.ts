import type { HttpContext } from '@adonisjs/core/http'
import type { SiteView } from '@grandstand/shared-types/wire/sites'
import { requirePermission, type Principal } from '#core/access'
import { findRow, idParam, listRows, type Query } from '#core/resource'
import { updateSite } from '#sites/actions/update_site'
import { siteResource, siteView } from '#sites/queries/site_resource'
import { updateSiteValidator } from '#sites/validators/site'

/** The brand of whoever asks; the others are not there. */
export default class SitesController {
  /** GET /v1/sites */
  async index(ctx: HttpContext): Promise<SiteView[]> {
    const principal = requirePermission(ctx, 'site.edit')
    return (await listRows(ctx, siteResource, own(principal))).map(siteView)
  }

  /** GET /v1/sites/:id */
  async show(ctx: HttpContext): Promise<SiteView> {
    return find(idParam(ctx), requirePermission(ctx, 'site.edit'))
  }

  /** PUT /v1/sites/:id */
  async update(ctx: HttpContext): Promise<SiteView> {
    const principal = requirePermission(ctx, 'site.edit')
    const { id } = await find(idParam(ctx), principal)
    const changes = await ctx.request.validateUsing(updateSiteValidator)
    await updateSite({ principal, ip: ctx.request.ip() }, id, changes)
    return find(id, principal)
  }
}

const own = (principal: Principal) => (query: Query) =>
  void query.where('sites.id', principal.siteId)

async function find(id: number, principal: Principal): Promise<SiteView> {
  return siteView(await findRow(siteResource, id, own(principal)))
}
