/**
 * The code of a printed ticket: 26 digits, as many as fit on paper of 58 mm as Code 128. It proves a ticket real
 * without the database, because its last digits are a signature of the others, which only the server can make.
 *
 *   1    001      01       0000012345     0123456789
 *   kind brand    print    coupon         signature
 *
 * The kind tells an original from a copy, and a coupon from a ticket of a draw. The code has only the last three digits of the
 * brand's id; the coupon's id is unique in an installation, so the database names the brand.
 */
import { plainCode } from '../../core/typed_text.ts'

/** Most prints of one coupon: the code has two digits for them. */
export const MOST_PRINTS = 99
/** Length of the signature in digits. */
export const SIGNATURE_DIGITS = 10

const BRAND_DIGITS = 3
const PRINT_DIGITS = 2
const COUPON_DIGITS = 10

/** What a code is the code of, and the digits of its originals and copies. */
const KINDS = {
  coupon: { original: '1', copy: '2' },
  drawTicket: { original: '3', copy: '4' },
} as const
export type TicketKind = keyof typeof KINDS

const formOf = ({ original, copy }: (typeof KINDS)[TicketKind]) =>
  new RegExp(
    `^([${original}${copy}])(\\d{${BRAND_DIGITS}})(\\d{${PRINT_DIGITS}})(\\d{${COUPON_DIGITS}})(\\d{${SIGNATURE_DIGITS}})$`
  )
const FORMS = { coupon: formOf(KINDS.coupon), drawTicket: formOf(KINDS.drawTicket) }

/** One printed paper of a coupon, or of a ticket of a draw. */
export interface TicketPaper {
  /** The last three digits of the brand's id (`siteEnding`). */
  siteEnding: number
  /** Of a ticket of a draw, the id of the ticket. */
  couponId: number
  /** 1 for the coupon's first print, counting cancelled prints too. */
  printNumber: number
  /** Whether an earlier print of the coupon is still valid. */
  isCopy: boolean
}

/** The parts of a code that was read; its signature is not checked yet. */
export interface ReadTicketCode {
  paper: TicketPaper
  /** The digits that the signature covers. */
  claims: string
  signature: string
}

/** The last three digits of a brand's id, as a code has them: 0 to 999. */
export const siteEnding = (siteId: number): number => siteId % 10 ** BRAND_DIGITS

/**
 * The 16 digits that the signature covers. Throws a RangeError for a number with more digits than the code has for it.
 */
export function ticketClaims(paper: TicketPaper, of: TicketKind = 'coupon'): string {
  const { couponId, printNumber, isCopy } = paper
  return [
    isCopy ? KINDS[of].copy : KINDS[of].original,
    digits(paper.siteEnding, BRAND_DIGITS, 0),
    digits(printNumber, PRINT_DIGITS),
    digits(couponId, COUPON_DIGITS),
  ].join('')
}

/** Reads a code as typed or scanned, with spaces or hyphens anywhere. Null for any other text. */
export function readTicketCode(typed: string, of: TicketKind = 'coupon'): ReadTicketCode | null {
  const code = plainCode(typed)
  const [, kind, site, print, coupon, signature = ''] = FORMS[of].exec(code) ?? []
  const paper = {
    siteEnding: Number(site),
    couponId: Number(coupon),
    printNumber: Number(print),
    isCopy: kind === KINDS[of].copy,
  }
  const isPaper = paper.couponId > 0 && paper.printNumber > 0
  return isPaper ? { paper, claims: code.slice(0, -SIGNATURE_DIGITS), signature } : null
}

/** The code in groups of four digits, for people who type it from paper. */
export const groupTicketCode = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$& ')

function digits(value: number, length: number, least = 1): string {
  const text = String(value).padStart(length, '0')
  if (!Number.isSafeInteger(value) || value < least || text.length > length) {
    throw new RangeError(`${value} does not fit ${length} digits of a ticket code`)
  }
  return text
}
