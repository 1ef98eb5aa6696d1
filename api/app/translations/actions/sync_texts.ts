/** Copies the texts that the player app was built with into the database. */
import {
  DEFAULT_LANGUAGE,
  pluralCategories,
  SITE_LANGUAGES,
} from '@grandstand/shared-types/languages/table'
import { inTransaction, insertAll } from '#core/database/transactions'

/** Texts by language and key. */
export type BuiltTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

type TextRow = Record<'language' | 'text_key' | 'original', string> & { text: string | null }

/** Makes the rows equal to the built texts and resolves to how many changed; a row that stays keeps its id. */
export async function syncTexts(built: BuiltTexts): Promise<number> {
  const wanted = new Map(rowsOf(built).map((row) => [placeOf(row), row]))
  return inTransaction(async (trx) => {
    const known: (TextRow & { id: number })[] = await trx
      .query<TextRow & { id: number }>()
      .from('shipped_texts')
      .select('id', 'language', 'text_key', 'text', 'original')
    let changed = 0
    for (const row of known) {
      const next = wanted.get(placeOf(row))
      wanted.delete(placeOf(row))
      if (next?.text === row.text && next.original === row.original) continue
      const here = trx.from('shipped_texts').where('id', row.id)
      await (next ? here.update({ ...next }) : here.delete())
      changed++
    }
    await insertAll(trx, 'shipped_texts', [...wanted.values()])
    return changed + wanted.size
  })
}

const placeOf = ({ language, text_key: key }: TextRow): string => `${language} ${key}`

/** A row for each text that the default language has, in every language; a counted text in the plural forms of each. */
function rowsOf(built: BuiltTexts): TextRow[] {
  const originals = built[DEFAULT_LANGUAGE] ?? {}
  return SITE_LANGUAGES.flatMap((language) =>
    keysIn(language, Object.keys(originals)).map(({ key, of }) => ({
      language,
      text_key: key,
      text: built[language]?.[key] ?? null,
      original: originals[key] ?? originals[of] ?? '',
    }))
  )
}

const COUNTED = /_other$/
const FORM = /_(zero|one|two|few|many)$/

/** The keys that a language needs, and the key of the default language that says the same. */
function keysIn(language: (typeof SITE_LANGUAGES)[number], originals: readonly string[]) {
  const counted = new Set(originals.filter((key) => COUNTED.test(key)))
  const isForm = (key: string) => FORM.test(key) && counted.has(key.replace(FORM, '_other'))
  return originals
    .filter((key) => !isForm(key))
    .flatMap((key) => {
      if (!counted.has(key)) return [{ key, of: key }]
      const stem = key.replace(COUNTED, '')
      return pluralCategories(language).map((form) => ({ key: `${stem}_${form}`, of: key }))
    })
}
