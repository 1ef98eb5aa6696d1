/** The desk's own texts, `words.<language>.ts`, which load with its page: players never meet them. */
import { useFormat } from '../../i18n/format.ts'
import turkish, { type DeskWords } from './words.tr.ts'

const WORDS = import.meta.glob<DeskWords>('./words.*.ts', { eager: true, import: 'default' })
const wordsOf = (language: string): DeskWords | undefined => WORDS[`./words.${language}.ts`]

/** The desk's texts in the language of the page; in Turkish where they are missing. */
export function useWords(): DeskWords {
  const { language } = useFormat()
  return wordsOf(language) ?? turkish
}

/** The text with its places `{0}`, `{1}` … filled in. */
export const fill = (text: string, ...values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''))
