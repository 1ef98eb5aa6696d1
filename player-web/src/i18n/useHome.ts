import { useTranslation } from 'react-i18next'

/** `/tr/`: the start of every path in the chosen language. */
export function useHome(): string {
  return `/${useTranslation().i18n.language}/`
}
