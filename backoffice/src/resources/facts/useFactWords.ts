import { useTranslate } from 'ra-core'

/** The word for a code inside facts (`home`, `penalty`, `ot`, ...); what has none, such as a period's number, stays. */
export function useFactWords(): (code: string) => string {
  const translate = useTranslate()
  return (code) => translate(`values.factWord.${code}`, { _: code })
}

/** The name of a score basis: `period:2` is the period, numbered. */
export function useBasisName(): (basis: string) => string {
  const translate = useTranslate()
  return (basis) => {
    const [name = '', number] = basis.split(':')
    const text = translate(`values.basis.${name}`, { _: name })
    return number ? `${text} ${number}` : text
  }
}
