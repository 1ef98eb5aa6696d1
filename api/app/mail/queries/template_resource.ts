/** The texts of every mail in every language, as staff see them. */
import db from '@adonisjs/lucid/services/db'
import {
  findLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import {
  MAIL_KIND_NAMES,
  type EmailTemplateRow,
  type MailKind,
  type MailText,
} from '@grandstand/shared-types/wire/site/mail'
import type { Principal } from '#core/requests/access'
import { number, text, type Query, type Resource, type Row } from '#core/lists/resource'
import { mailTexts } from '#mail/texts/texts'

/** More than there are languages. */
const LANGUAGES_OF_A_KIND = 100

/**
 * The id for paths of a kind in a language; it stays the same as long as new kinds are added at the end of the list.
 */
const templateId = (kindIndex: number, language: SiteLanguage): number =>
  (kindIndex + 1) * LANGUAGES_OF_A_KIND + (findLanguage(language)?.id ?? 0)

const GRID = MAIL_KIND_NAMES.flatMap((kind, index) =>
  SITE_LANGUAGES.map((language) => ({ id: templateId(index, language), kind, language }))
)

const fields = {
  id: number('grid.id'),
  kind: text<MailKind>('grid.kind'),
  language: text('grid.language'),
}

export const templateResource: Resource<typeof fields> = {
  name: 'email-templates',
  fields,
  from: fromGrid,
  defaultSort: ['id', 'asc'],
}

/** A row for each kind and language, since the database has only texts that a brand has changed. */
function fromGrid(query: Query): Query {
  const rows = GRID.map(({ id, kind, language }) =>
    db
      .query()
      .select(db.raw('? as id', [id]), db.raw('? as kind', [kind]))
      .select(db.raw('? as language', [language]))
  )
  return query.from(db.query().unionAll(rows).as('grid'))
}

type OwnText = MailText & { kind: MailKind; language: string; updated_at: number }

/** Adds the texts: the brand's own, else the standard ones. */
export async function shownTemplates(
  rows: Row<typeof fields>[],
  { siteId }: Principal
): Promise<EmailTemplateRow[]> {
  const own: OwnText[] = await db
    .query<OwnText>()
    .from('email_templates')
    .where('site_id', siteId)
    .select('kind', 'language', 'subject', 'body', 'updated_at')
  return rows.map((row) => {
    const ofBrand = own.find(({ kind, language }) => kind === row.kind && language === row.language)
    const { subject, body } = ofBrand ?? mailTexts(row.language).templates[row.kind]
    return { ...row, subject, body, updatedAt: ofBrand ? Number(ofBrand.updated_at) : null }
  })
}
