import { useTranslate } from 'ra-core'

/**
 * The word for a code in facts (`home`, `penalty`, `ot`, ...); a code without a word, such as the number of a period,
 * stays as it is.
 */
export function useFactWords(): (code: string) => string {
  const translate = useTranslate()
  return (code) => translate(`values.factWord.${code}`, { _: code })
}

/** The name of a score basis; for `period:2` the word for a period with its number. */
export function useBasisName(): (basis: string) => string {
  const translate = useTranslate()
  return (basis) => {
    const [name = '', number] = basis.split(':')
    const text = translate(`values.basis.${name}`, { _: name })
    return number ? `${text} ${number}` : text
  }
}
