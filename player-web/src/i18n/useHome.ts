import { useTranslation } from 'react-i18next'

/** `/tr/`: the start of every path in the language on show. */
export function useHome(): string {
  return `/${useTranslation().i18n.language}/`
}
