import type { Translated } from '@grandstand/shared-types/languages/by_language'
import type { PageRow, PageText } from '@grandstand/shared-types/wire/site/content'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { shippedTexts } from '#content/shipped/pages'

const fields = {
  id: number('pages.id'),
  number: number('pages.number'),
  title: text('pages.title'),
  texts: json<Translated<PageText>>('pages.texts'),
  isShown: bool('pages.is_shown'),
  updatedAt: number('pages.updated_at'),
} satisfies FieldsOf<PageRow>

export const pageResource: Resource<typeof fields> = {
  name: 'pages',
  fields,
  from: (query) => query.from('pages'),
  search: ['pages.title'],
  defaultSort: ['number', 'asc'],
}

export const scopePages = (query: Query, { siteId }: Principal): void =>
  void query.where('pages.site_id', siteId)

/** With our texts where the brand has written none. */
export const shownPages = async (rows: PageRow[]): Promise<PageRow[]> =>
  rows.map((row) => ({ ...row, texts: { ...shippedTexts(row.number), ...row.texts } }))
