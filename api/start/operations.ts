/** All operations of the API, listed by room. */
import { accountOperations } from '#accounts/routes'
import { auditOperations } from '#audit/routes'
import { bookOperations } from '#book/routes'
import { cardOperations } from '#cards/routes'
import { catalogueOperations } from '#catalogue/routes'
import { contentOperations } from '#content/routes'
import { couponOperations } from '#coupons/routes'
import { dealerOperations } from '#dealers/routes'
import { deskOperations } from '#desk/routes'
import { feedOperations } from '#feed/routes'
import { highlightOperations } from '#highlights/routes'
import { ledgerOperations } from '#ledger/routes'
import { liveOperations } from '#live/routes'
import { machineOperations } from '#machines/routes'
import { mailOperations } from '#mail/routes'
import { noticeOperations } from '#notices/routes'
import { printingOperations } from '#printing/routes'
import { protectionOperations } from '#protection/routes'
import { registrationOperations } from '#registration/routes'
import { searchOperations } from '#search/routes'
import { settlementOperations } from '#settlement/routes'
import { siteOperations } from '#sites/routes'
import { statementOperations } from '#statements/routes'
import { themeOperations } from '#themes/routes'
import { uploadOperations } from '#uploads/routes'
import { translationOperations } from '#translations/routes'

export const rooms = {
  sites: siteOperations,
  mail: mailOperations,
  accounts: accountOperations,
  registration: registrationOperations,
  protection: protectionOperations,
  dealers: dealerOperations,
  cards: cardOperations,
  ledger: ledgerOperations,
  statements: statementOperations,
  audit: auditOperations,
  catalogue: catalogueOperations,
  book: bookOperations,
  notices: noticeOperations,
  live: liveOperations,
  highlights: highlightOperations,
  feed: feedOperations,
  coupons: couponOperations,
  settlement: settlementOperations,
  printing: printingOperations,
  desk: deskOperations,
  machines: machineOperations,
  search: searchOperations,
  themes: themeOperations,
  uploads: uploadOperations,
  translations: translationOperations,
  content: contentOperations,
}
