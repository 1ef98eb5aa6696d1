/** The texts of the player app as staff of a brand see them. */
import db from '@adonisjs/lucid/services/db'
import type { SiteTextState, TranslationRow } from '@grandstand/shared-types/wire/site/translations'
import type { Principal } from '#core/requests/access'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'

const fields = {
  id: number('texts.id'),
  language: text('texts.language'),
  key: text('texts.text_key'),
  shipped: orNull(text('texts.shipped')),
  own: orNull(text('texts.own')),
  original: text('texts.original'),
  state: text<SiteTextState>('texts.state'),
  updatedAt: orNull(number('texts.updated_at')),
} satisfies FieldsOf<TranslationRow>

export const translationResource: Resource<typeof fields> = {
  name: 'translations',
  fields,
  from: (query) => query,
  search: ['texts.text_key', 'texts.original', 'texts.shipped', 'texts.own'],
  defaultSort: ['id', 'asc'],
}

/** Joins the brand's own texts. */
export function scopeTexts(query: Query, { siteId }: Principal): void {
  query.from(
    db
      .query()
      .from('shipped_texts')
      .leftJoin('own_texts', (join) => {
        join
          .on('own_texts.language', 'shipped_texts.language')
          .andOn('own_texts.text_key', 'shipped_texts.text_key')
          .andOnVal('own_texts.site_id', siteId)
      })
      .select({
        id: 'shipped_texts.id',
        language: 'shipped_texts.language',
        text_key: 'shipped_texts.text_key',
        original: 'shipped_texts.original',
        shipped: 'shipped_texts.text',
        own: 'own_texts.text',
        updated_at: 'own_texts.updated_at',
      })
      .select(
        db.raw(
          `case when own_texts.id is not null then 'own'
                when shipped_texts.text is null then 'missing' else 'shipped' end as state`
        )
      )
      .as('texts')
  )
}
