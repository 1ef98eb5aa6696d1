/** The popups that a brand's players see now. */
import db from '@adonisjs/lucid/services/db'
import {
  POPUP_TYPE,
  POPUP_TYPE2,
  type PopupKind,
  type PopupPlace,
  type PopupText,
  type PopupView,
  type TextsByLanguage,
} from '@grandstand/shared-types/wire/site/notices'
import { BriefCache } from '#core/timing/brief_cache'
import { shownNow } from '#notices/queries/shown_between'
import { textIn } from '#notices/text_in'

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
    const texts: TextsByLanguage<PopupText> = JSON.parse(row.texts)
    const text = textIn(texts, language, site.defaultLanguage)
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
  const rows: Row[] = await shownNow(db.query<Row>().from('popups'), 'popups')
    .where({ site_id: siteId, active: true })
    .orderBy('kind', 'desc')
    .orderBy('list_order')
    .orderBy('id')
    .select('id', 'kind', 'place', 'texts', 'closes_itself')
  keep(siteId, rows)
  return rows
}
