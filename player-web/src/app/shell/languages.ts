import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import { isSiteLanguage } from '@grandstand/shared-types/languages/table'

/** The path in another language: `/tr/coupons` to `/en/coupons`. */
export function pathInLanguage(pathname: string, language: string): string {
  return pathname.replace(/^\/[^/]*/, `/${language}`)
}

/** The languages that the site offers and for which this app has texts. */
export function useSiteLanguages() {
  const { data: settings } = useQuery(settingsQuery)
  return (settings?.languages ?? []).filter(isSiteLanguage)
}
