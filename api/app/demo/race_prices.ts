/** Races at the demo's first brand: also at the starting price; the second brand sells none so. */
import { DEMO_SITE_KEY } from '#dealers/demo_sign_ins'
import type { Principal } from '#core/requests/access'
import { updateSite } from '#sites/actions/update_site'
import Site from '#sites/models/site'

/** `admin`: of the first brand. */
export async function sellAtStart(admin: Principal): Promise<void> {
  const { id } = await Site.findByOrFail('key', DEMO_SITE_KEY)
  const settings = { startingPrice: { horses: true, dogs: true } }
  await updateSite({ principal: admin, ip: '' }, id, { settings })
}
