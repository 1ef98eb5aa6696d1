import { linkCodeOf, type LinkCode } from '@grandstand/shared-types/affiliates/link_codes'

/** A page of this site by an address or a path that somebody pasted; null for any other text. */
export function pageOfSite(pasted: string): URL | null {
  const { origin } = window.location
  const text = pasted.trim()
  const page = URL.parse(text, text.startsWith('/') ? origin : undefined)
  return page?.origin === origin ? page : null
}

/** The address of an affiliate's link: the page, or the registration of the brand in a language. */
export function linkAddress(language: string, link: LinkCode, page: URL | null = null): string {
  const code = linkCodeOf(link)
  if (page === null) return `${window.location.origin}/${language}/register/${code}`
  const address = new URL(page)
  address.searchParams.set('ref', code)
  return address.href
}
