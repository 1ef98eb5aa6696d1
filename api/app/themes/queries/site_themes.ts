/** The themes of a brand as its page needs them, with their stylesheets, kept in memory for a few seconds. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import { DEFAULT_THEME_KEY } from '@grandstand/shared-types/themes/shipped_themes'
import { stylesheetOf } from '@grandstand/shared-types/themes/stylesheet'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { must } from '#core/errors/must'
import { BriefCache } from '#core/timing/brief_cache'
import { designOf } from '#themes/design'
import Theme from '#themes/models/theme'

export interface SiteTheme {
  id: number
  key: string
  name: string
  isShipped: boolean
  /** Whether players may choose the theme, on a site that allows a choice. */
  isChoosable: boolean
  design: ThemeDesign
  sheet: Stylesheet
}

interface Stylesheet {
  text: string
  gzip: Buffer
  /** Path of the stylesheet on the API; it changes with the text. */
  path: string
}

const CACHE_MS = 10_000
const HASH_LENGTH = 12
const cache = new BriefCache<number, SiteTheme[]>(CACHE_MS, 500)

/** The shipped themes, then the brand's own, each in the order in which they were added. */
export async function themesOfSite(siteId: number): Promise<SiteTheme[]> {
  const known = cache.get(siteId)
  if (known) return known
  const keep = cache.reading()
  const rows = await Theme.query()
    .where((query) => void query.whereNull('siteId').orWhere('siteId', siteId))
    .orderByRaw('case when site_id is null then 0 else 1 end')
    .orderBy('id')
  const choices = await choicesOf(siteId)
  const themes = rows.map((row) => {
    const { id, key, name } = row
    const isShipped = row.siteId === null
    const design = designOf(row)
    return {
      id,
      key,
      name,
      isShipped,
      isChoosable: choices.get(id) ?? isShipped,
      design,
      sheet: sheetOf(id, design),
    }
  })
  keep(siteId, themes)
  return themes
}

/** The brand's theme of this key; the default theme when the brand has none of this key. */
export async function themeByKey(siteId: number, key: string | null): Promise<SiteTheme> {
  const themes = await themesOfSite(siteId)
  const theme =
    themes.find((candidate) => candidate.key === key) ??
    themes.find((candidate) => candidate.key === DEFAULT_THEME_KEY)
  return must(theme, 'the shipped theme')
}

/** Call it after a theme or a choice has changed. */
export const forgetThemes = (): void => cache.forget()

/** The themes that staff have opened or closed for the players' choice, by theme id. */
export async function choicesOf(siteId: number): Promise<Map<number, boolean>> {
  const rows: { theme_id: number; is_choosable: number | boolean }[] = await db
    .from('theme_choices')
    .where('site_id', siteId)
    .select('theme_id', 'is_choosable')
  return new Map(rows.map((row) => [Number(row.theme_id), Boolean(Number(row.is_choosable))]))
}

function sheetOf(id: number, design: ThemeDesign): Stylesheet {
  const text = stylesheetOf(design)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
  return { text, gzip: gzipSync(text), path: `/themes/${id}.${hash}.css` }
}
