import { BaseSchema } from '@adonisjs/lucid/schema'

interface Field {
  title?: string
  placeHolder?: string
  titles?: Record<string, string>
  placeHolders?: Record<string, string>
}

interface Row {
  id: number
  fields: string
  language: string
}

const inLanguage = (language: string, text = '') => (text === '' ? {} : { [language]: text })
const first = (texts: Record<string, string> = {}): string => Object.values(texts).at(0) ?? ''

/** Fields of payment forms get their titles by language; those that stand there are in the brand's own. */
export default class extends BaseSchema {
  override async up() {
    this.#rewrite(({ title, placeHolder, ...field }, language) => ({
      ...field,
      titles: inLanguage(language, title),
      placeHolders: inLanguage(language, placeHolder),
    }))
  }

  override async down() {
    this.#rewrite(({ titles, placeHolders, ...field }, language) => ({
      ...field,
      title: titles?.[language] ?? first(titles),
      placeHolder: placeHolders?.[language] ?? first(placeHolders),
    }))
  }

  #rewrite(change: (field: Field, language: string) => Field): void {
    this.defer(async (db) => {
      const rows: Row[] = await db
        .from('payment_methods')
        .join('sites', 'sites.id', 'payment_methods.site_id')
        .whereNot('payment_methods.fields', '[]')
        .select(
          'payment_methods.id',
          'payment_methods.fields',
          'sites.default_language as language'
        )
      for (const { id, fields, language } of rows) {
        const stored: Field[] = JSON.parse(fields)
        const changed = JSON.stringify(stored.map((field) => change(field, language)))
        await db.from('payment_methods').where('id', id).update({ fields: changed })
      }
    })
  }
}
