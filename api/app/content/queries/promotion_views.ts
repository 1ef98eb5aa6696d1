/** Promotions as players read them; their cards, which pages of the site carry, are kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import type {
  PageText,
  PromotionCard,
  PromotionView,
} from '@grandstand/shared-types/wire/site/content'
import { found } from '#core/errors/app_error'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { shownNow } from '#content/queries/shown_now'

const MOST_PROMOTIONS = 100
const CACHE_MS = 10_000
const cache = new BriefCache<string, PromotionCard[]>(CACHE_MS, 500)

interface Stored {
  id: number
  texts: string
  picture: string | null
  starts_at: number | null
  ends_at: number | null
}

/** Those that run now, in the order of staff. */
export async function promotionCards(
  site: CurrentSite,
  language: string | undefined
): Promise<PromotionCard[]> {
  const key = `${site.id} ${language}`
  const known = cache.get(key)
  if (known) return known
  const keep = cache.reading()
  const rows = await shown(site).limit(MOST_PROMOTIONS)
  const cards = rows.flatMap((row) => {
    const view = viewOf(site, row, language)
    if (!view) return []
    const { id, title, picture, endsAt } = view
    return [{ id, title, picture, endsAt }]
  })
  keep(key, cards)
  return cards
}

/** Call it after a promotion has changed. */
export const forgetPromotions = (): void => cache.forget()

/** Throws 404 `notFound` for one that the brand has not, or that does not run now. */
export async function promotionView(
  site: CurrentSite,
  id: number,
  language: string | undefined
): Promise<PromotionView> {
  const row = await shown(site).where('id', id).first()
  return found(row && viewOf(site, row, language))
}

const shown = ({ id }: CurrentSite) =>
  shownNow(db.query<Stored>().from('promotions'), clock.now())
    .where('site_id', id)
    .select('id', 'texts', 'picture', 'starts_at', 'ends_at')

function viewOf(
  { defaultLanguage }: CurrentSite,
  row: Stored,
  language: string | undefined
): PromotionView | null {
  const texts: Translated<PageText> = JSON.parse(row.texts)
  const best = firstText(texts, language, defaultLanguage)
  if (!best) return null
  return {
    id: Number(row.id),
    ...best.text,
    language: best.language,
    picture: row.picture,
    startsAt: row.starts_at === null ? null : Number(row.starts_at),
    endsAt: row.ends_at === null ? null : Number(row.ends_at),
  }
}
