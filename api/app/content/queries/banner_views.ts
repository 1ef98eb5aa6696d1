/** The banners of a brand as its page needs them, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { BannerView } from '@grandstand/shared-types/wire/site/content'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { shownNow } from '#content/queries/shown_now'

/** Every page of the site carries them. */
const MOST_BANNERS = 60
const CACHE_MS = 10_000
const cache = new BriefCache<number, BannerView[]>(CACHE_MS, 500)

/** Those that are shown now, of all pages and languages, in the order of staff. */
export async function bannerViews(siteId: number): Promise<BannerView[]> {
  const known = cache.get(siteId)
  if (known) return known
  const keep = cache.reading()
  const rows = await shownNow(
    db.query<Omit<BannerView, 'ratio' | 'phoneRatio'>>().from('banners'),
    clock.now()
  )
    .where('site_id', siteId)
    .limit(MOST_BANNERS)
    .select('id', 'title', 'page', 'position', 'language', 'picture', 'link')
    .select('phone_picture as phonePicture')
  const views = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    ratio: ratioOf(row.picture),
    phoneRatio: ratioOf(row.phonePicture ?? row.picture),
  }))
  keep(siteId, views)
  return views
}

/** Of a picture that stands elsewhere nobody knows the size. */
const USUAL = { width: 4, height: 1 }

function ratioOf(picture: string): string {
  const { width, height } = { ...USUAL, ...pictureSource(picture) }
  return `${width} / ${height}`
}

/** Call it after a banner has changed. */
export const forgetBanners = (): void => cache.forget()
