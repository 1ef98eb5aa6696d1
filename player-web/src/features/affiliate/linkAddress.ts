import { linkCodeOf, type LinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { matchPath } from 'react-router-dom'
import type { PlayerPage } from '../../navigation/page.ts'
import { sitePages } from '../../navigation/sitePages.ts'

/** What somebody pasted: a page for players, or the text that says why it is none; both null for nothing. */
export interface PastedPage {
  page: URL | null
  fault: 'pageForeign' | 'pageClosed' | null
}

/** The plain registration; with a code behind it, it is another link. */
const REGISTER = 'register'

/** A page of this site by an address or a path. */
export function pageOfSite(pasted: string): PastedPage {
  const { origin } = window.location
  const text = pasted.trim()
  if (text === '') return { page: null, fault: null }
  const page = URL.parse(text, text.startsWith('/') ? origin : undefined)
  if (page?.origin !== origin) return { page: null, fault: 'pageForeign' }
  return isForPlayers(page.pathname) ? { page, fault: null } : { page: null, fault: 'pageClosed' }
}

/** Whether a path leads to a page that players open, and not into the back office or to another link. */
function isForPlayers(pathname: string): boolean {
  const [, language, ...parts] = pathname.split('/')
  if (!isSiteLanguage(language)) return false
  const path = parts.join('/').replace(/\/$/, '')
  const open = sitePages().find(({ paths }) =>
    paths.some((one) => matchPath(`/${one}`, `/${path}`))
  )
  return open !== undefined && (path === REGISTER || isOpen(open))
}

const isOpen = ({ guard }: PlayerPage): boolean => !guard?.requiresLogout && !guard?.controlStatus

/** The address of an affiliate's link: the page, or the registration of the brand in a language. */
export function linkAddress(language: string, link: LinkCode, page: URL | null = null): string {
  const code = linkCodeOf(link)
  if (page === null) return `${window.location.origin}/${language}/${REGISTER}/${code}`
  const address = new URL(page)
  address.searchParams.set('ref', code)
  return address.href
}
