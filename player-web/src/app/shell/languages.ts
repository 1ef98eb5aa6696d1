import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { meQuery, settingsQuery } from '../../api/queries.ts'
import { keepLanguage } from '../../i18n/languageCookie.ts'
import { isSiteLanguage, type SiteLanguage } from '@grandstand/shared-types/languages/table'

/** The path in another language: `/tr/coupons` to `/en/coupons`. */
export function pathInLanguage(pathname: string, language: string): string {
  return pathname.replace(/^\/[^/]*/, `/${language}`)
}

/**
 * Shows the page in another language, keeps the choice for a year in a cookie, by which the server chooses the language of an address
 * without one, and with the account of a signed-in player, who gets mails in it.
 */
export function useChooseLanguage(): (language: SiteLanguage) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (language) => {
    keepLanguage(language)
    const isPlayer = queries.getQueryData(meQuery.queryKey)?.type === 'player'
    // the page is in the language in any case
    if (isPlayer) call('PUT /v1/me/profile', { body: { language } }).catch(() => undefined)
    void navigate(pathInLanguage(pathname, language) + search, { replace: true })
  }
}

/** The languages that the site offers and for which this app has texts. */
export function useSiteLanguages() {
  const { data: settings } = useQuery(settingsQuery)
  return (settings?.languages ?? []).filter(isSiteLanguage)
}
