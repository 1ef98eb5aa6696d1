/** The popups that a brand's players see now. */
import db from '@adonisjs/lucid/services/db'
import { firstText, type Translated } from '@grandstand/shared-types/languages/by_language'
import {
  POPUP_TYPE,
  POPUP_TYPE2,
  type PopupKind,
  type PopupPlace,
  type PopupText,
  type PopupView,
} from '@grandstand/shared-types/wire/site/notices'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { openAt } from '#core/timing/period'

interface Row {
  id: number
  kind: PopupKind
  place: PopupPlace
  texts: string
  closes_itself: number | boolean
}

const CACHE_MS = 10_000
const cache = new BriefCache<number, Row[]>(CACHE_MS)

/** In order; warnings come first. */
export async function popupsOf(
  site: { id: number; defaultLanguage: string },
  language: string
): Promise<PopupView[]> {
  const rows = cache.get(site.id) ?? (await readRows(site.id))
  return rows.flatMap((row): PopupView[] => {
    const texts: Translated<PopupText> = JSON.parse(row.texts)
    const text = firstText(texts, language, site.defaultLanguage)?.text
    if (!text) return []
    return [
      {
        id: Number(row.id),
        title: text.title,
        content: text.html,
        type: POPUP_TYPE[row.kind],
        type2: POPUP_TYPE2[row.place],
        autoClose: Number(row.closes_itself) ? 1 : 0,
      },
    ]
  })
}

/** Call it after a popup has changed. */
export const forgetPopups = (): void => cache.forget()

async function readRows(siteId: number): Promise<Row[]> {
  const keep = cache.reading()
  const rows: Row[] = await openAt(
    db.query<Row>().from('popups'),
    ['shown_from', 'shown_to'],
    clock.now()
  )
    .where({ site_id: siteId, active: true })
    .orderBy('kind', 'desc')
    .orderBy('list_order')
    .orderBy('id')
    .select('id', 'kind', 'place', 'texts', 'closes_itself')
  keep(siteId, rows)
  return rows
}
