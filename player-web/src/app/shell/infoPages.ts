/** The pages about the brand in the header and the footer, by the numbers that the specification gives them (rules 9.1). */
import type { TextKey } from '../../navigation/page.ts'

interface InfoPage {
  path: string
  name: TextKey
}

const DICTIONARY: InfoPage = { path: 'page/5', name: 'info.dictionary' }
const HELP: InfoPage = { path: 'page/6', name: 'info.help' }
const ABOUT: InfoPage = { path: 'page/7', name: 'info.about' }
const TERMS: InfoPage = { path: 'page/9', name: 'info.terms' }
const RESPONSIBLE: InfoPage = { path: 'page/10', name: 'info.responsible' }
const CONTACT: InfoPage = { path: 'contact', name: 'contactPage.title' }
const BULLETIN: InfoPage = { path: 'bulletin', name: 'bulletinPage.title' }
const VERIFY: InfoPage = { path: 'verify', name: 'verifyPage.title' }
const PROMOTIONS: InfoPage = { path: 'promotions', name: 'info.promotions' }

export const TOP_PAGES: readonly InfoPage[] = [ABOUT, TERMS, HELP, PROMOTIONS]
export const FOOTER_PAGES: readonly InfoPage[] = [
  BULLETIN,
  DICTIONARY,
  HELP,
  ABOUT,
  TERMS,
  RESPONSIBLE,
  CONTACT,
  VERIFY,
]
