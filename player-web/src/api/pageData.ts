/** The data that the server put into the page for its first paint; a page of the development server has none. */
import { PAGE_DATA_ID, type PageData } from '@grandstand/shared-types/wire/site/page_data'

let known: PageData | null | undefined

export function pageData(): PageData | null {
  known ??= read()
  return known
}

/** The nonce by which the page's content policy lets the brand's own scripts run. */
export const pageNonce = (): string => element()?.nonce ?? ''

const element = () => document.getElementById(PAGE_DATA_ID)

function read(): PageData | null {
  const text = element()?.textContent
  return text ? JSON.parse(text) : null
}
