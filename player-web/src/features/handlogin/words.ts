/** The texts of hand login, `words.<language>.ts`, which load with its page: players never meet them. */
import { useFormat } from '../../i18n/format.ts'
import turkish, { type HandLoginWords } from './words.tr.ts'

const WORDS = import.meta.glob<HandLoginWords>('./words.*.ts', { eager: true, import: 'default' })

/** The texts in the language of the page; in Turkish where they are missing. */
export function useWords(): HandLoginWords {
  const { language } = useFormat()
  return WORDS[`./words.${language}.ts`] ?? turkish
}
