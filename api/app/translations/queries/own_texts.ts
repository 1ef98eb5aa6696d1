/** The texts that a brand has written itself, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { OwnTexts } from '@grandstand/shared-types/wire/site/translations'
import { bus } from '#core/bus'
import { BriefCache } from '#core/timing/brief_cache'

const CACHE_MS = 10_000
const CACHE_MOST = 2_000
const cache = new BriefCache<string, OwnTexts>(CACHE_MS, CACHE_MOST)
bus.on('textsChanged', () => cache.forget())

/** By key; empty for a brand that uses ours alone. */
export async function ownTexts(siteId: number, language: string): Promise<OwnTexts> {
  const place = `${siteId} ${language}`
  const known = cache.get(place)
  if (known) return known
  const keep = cache.reading()
  const rows = await db
    .query<{ key: string; text: string }>()
    .from('own_texts')
    .where({ site_id: siteId, language })
    .select({ key: 'text_key', text: 'text' })
  const texts = Object.fromEntries(rows.map(({ key, text }) => [key, text]))
  keep(place, texts)
  return texts
}
