/**
 * The code of a printed ticket: 26 digits, as many as Code 128 holds on paper of 58 mm. It proves a ticket real without
 * the database, because its last digits are a signature of the others, which only the server can make.
 *
 *   1    001      01       0000012345     0123456789
 *   kind brand    print    coupon         signature
 *
 * Of a brand's id the last three digits stand in the code: the coupon's id, of which an installation has no second, names its
 * brand in the database.
 */

/** Most prints of one coupon: two digits of the code. */
export const MOST_PRINTS = 99
/** Length of the signature in digits. */
export const SIGNATURE_DIGITS = 10

const BRAND_DIGITS = 3
const PRINT_DIGITS = 2
const COUPON_DIGITS = 10
const ORIGINAL = '1'
const COPY = '2'
const FORM = new RegExp(
  `^([${ORIGINAL}${COPY}])(\\d{${BRAND_DIGITS}})(\\d{${PRINT_DIGITS}})(\\d{${COUPON_DIGITS}})(\\d{${SIGNATURE_DIGITS}})$`
)

/** One printed paper of a coupon. */
export interface TicketPaper {
  /** The last three digits of the brand's id (`siteEnding`). */
  siteEnding: number
  couponId: number
  /** 1 for the coupon's first print, counting cancelled prints too. */
  printNumber: number
  /** Whether an earlier print of the coupon is still valid. */
  isCopy: boolean
}

/** A code as it was read, before its signature is checked. */
export interface ReadTicketCode {
  paper: TicketPaper
  /** The digits that the signature covers. */
  claims: string
  signature: string
}

/** The digits of a brand's id that stand in a code, 0 to 999. */
export const siteEnding = (siteId: number): number => siteId % 10 ** BRAND_DIGITS

/** The 16 digits that the signature covers. Throws a RangeError for a number that its digits do not hold. */
export function ticketClaims(paper: TicketPaper): string {
  const { couponId, printNumber, isCopy } = paper
  return [
    isCopy ? COPY : ORIGINAL,
    digits(paper.siteEnding, BRAND_DIGITS, 0),
    digits(printNumber, PRINT_DIGITS),
    digits(couponId, COUPON_DIGITS),
  ].join('')
}

/** Reads a code as typed or scanned, with spaces or hyphens anywhere. Null for a text in another form. */
export function readTicketCode(typed: string): ReadTicketCode | null {
  const code = typed.replace(/[\s-]/g, '')
  const [, kind, site, print, coupon, signature = ''] = FORM.exec(code) ?? []
  const paper = {
    siteEnding: Number(site),
    couponId: Number(coupon),
    printNumber: Number(print),
    isCopy: kind === COPY,
  }
  const isPaper = paper.couponId > 0 && paper.printNumber > 0
  return isPaper ? { paper, claims: code.slice(0, -SIGNATURE_DIGITS), signature } : null
}

/** In groups of four digits, for people who type the code from paper. */
export const groupTicketCode = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$& ')

function digits(value: number, length: number, least = 1): string {
  const text = String(value).padStart(length, '0')
  if (!Number.isSafeInteger(value) || value < least || text.length > length) {
    throw new RangeError(`${value} does not fit ${length} digits of a ticket code`)
  }
  return text
}
