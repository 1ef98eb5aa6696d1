import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { OwnAffiliateBanner } from '@grandstand/shared-types/wire/affiliates/own'
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { requireOnlineUser } from '#affiliates/own_affiliate_row'

const MOST_BANNERS = 200

type Stored = Omit<OwnAffiliateBanner, 'width' | 'height'>

/** The brand's banners for affiliates, in the order of staff. Throws as `requireOnlineUser`. */
export async function ownBanners(principal: Principal): Promise<OwnAffiliateBanner[]> {
  await requireOnlineUser(principal)
  const rows: Stored[] = await db
    .query<Stored>()
    .from('affiliate_banners')
    .where({ site_id: principal.siteId, is_shown: true })
    .orderBy('list_order')
    .orderBy('id')
    .limit(MOST_BANNERS)
    .select('id', 'title', 'language', 'picture')
  return rows.map((row) => {
    const source = pictureSource(row.picture)
    return {
      ...row,
      id: Number(row.id),
      width: source?.width ?? null,
      height: source?.height ?? null,
    }
  })
}
