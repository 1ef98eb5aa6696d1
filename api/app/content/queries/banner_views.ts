/** The banners of a brand as its page needs them, kept in memory for a few seconds. */
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import db from '@adonisjs/lucid/services/db'
import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { BannerText, BannerView } from '@grandstand/shared-types/wire/site/content'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { shownNow } from '#content/queries/shown_now'

/** Every page of the site carries them. */
const MOST_BANNERS = 60
const CACHE_MS = 10_000
const cache = new BriefCache<string, BannerView[]>(CACHE_MS, 500)

type Stored = Omit<BannerView, 'ratio' | 'phoneRatio' | 'text'> & { texts: string | null }

/** Those that are shown now, of all pages and languages, in the order of staff. */
export async function bannerViews(
  { id, defaultLanguage }: CurrentSite,
  language: string | undefined
): Promise<BannerView[]> {
  const key = `${id} ${language}`
  const known = cache.get(key)
  if (known) return known
  const keep = cache.reading()
  const rows = await shownNow(db.query<Stored>().from('banners'), clock.now())
    .where('site_id', id)
    .limit(MOST_BANNERS)
    .select('id', 'title', 'page', 'position', 'language', 'picture', 'link', 'texts')
    .select('phone_picture as phonePicture')
  const views = rows.map(({ texts, ...row }) => ({
    ...row,
    id: Number(row.id),
    ratio: ratioOf(row.picture),
    phoneRatio: ratioOf(row.phonePicture ?? row.picture),
    text: textOf(texts, language, defaultLanguage),
  }))
  keep(key, views)
  return views
}

function textOf(stored: string | null, wanted: string | undefined, ofBrand: string) {
  const texts: Translated<BannerText> = JSON.parse(stored ?? '{}')
  return firstText(texts, wanted, ofBrand)?.text ?? null
}

/** Of a picture that stands elsewhere nobody knows the size. */
const USUAL = { width: 4, height: 1 }

function ratioOf(picture: string): string {
  const { width, height } = { ...USUAL, ...pictureSource(picture) }
  return `${width} / ${height}`
}

/** Call it after a banner has changed. */
export const forgetBanners = (): void => cache.forget()
