import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { DEFAULT_THEME_KEY } from '@grandstand/shared-types/themes/shipped_themes'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { designOf } from '#themes/design'
import { missingModule } from '#themes/override_modules'
import { choicesOf } from '#themes/queries/site_themes'

interface StoredTheme {
  id: number
  siteId: number | null
  key: string
  name: string
  design: Partial<ThemeDesign>
  updatedAt: number
}

const fields = {
  id: number('themes.id'),
  siteId: orNull(number('themes.site_id')),
  key: text('themes.key'),
  name: text('themes.name'),
  design: json<Partial<ThemeDesign>>('themes.design'),
  updatedAt: number('themes.updated_at'),
} satisfies FieldsOf<StoredTheme>

export const themeResource: Resource<typeof fields> = {
  name: 'themes',
  fields,
  from: (query) => query.from('themes'),
  search: ['themes.name'],
  defaultSort: ['id', 'asc'],
}

/** The themes that every brand has, and the brand's own. */
export const scopeThemes = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where(
    (nested) => void nested.whereNull('themes.site_id').orWhere('themes.site_id', siteId)
  )

/** Adds the designs of shipped themes, and each theme's use on the site. */
export async function shownThemes(
  rows: StoredTheme[],
  { siteId }: Pick<Principal, 'siteId'>
): Promise<(ThemeRow & StoredTheme)[]> {
  const { settings } = await siteById(siteId)
  const choices = await choicesOf(siteId)
  const shown = settings.profile.defaultTheme ?? DEFAULT_THEME_KEY
  return rows.map((row) => {
    const design = designOf(row)
    const isShipped = row.siteId === null
    return {
      ...row,
      design,
      isShipped,
      isDefault: row.key === shown,
      isChoosable: choices.get(row.id) ?? isShipped,
      missingModule: missingModule(design.overrides),
    }
  })
}
