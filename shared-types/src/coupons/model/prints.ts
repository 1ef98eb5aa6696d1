/** Words of printing, and when a coupon may be printed. */
import { COUPON_STATUS, type CouponStatus } from './coupon_words.ts'

/** The papers, each with a page of its own. */
export const PRINT_PAGES = [
  'coupon',
  'duplicate',
  'win',
  'cancel',
  'withdraw',
  'reset',
  'bingo',
  'bingo-win',
  'draw',
  'draw-win',
] as const
export type PrintPage = (typeof PRINT_PAGES)[number]

/** Papers of a coupon that can be asked for: the ticket, and the receipts of its payout and of its cancellation. */
export const PRINT_SUBJECTS = ['coupon', 'win', 'cancel'] as const
export type PrintSubject = (typeof PRINT_SUBJECTS)[number]

/** A print is `waiting` until its page is fetched. */
export type PrintStatus = 'waiting' | 'printed' | 'cancelled'

/** Widths of the paper in millimetres. */
export const PAPER_WIDTHS_MM = [58, 80] as const
export type PaperWidthMm = (typeof PAPER_WIDTHS_MM)[number]

/** The page of a print must be fetched within this time; later the print counts as not printed. */
export const PRINT_WAIT_MS = 2 * 60_000

/** The page waits this long before the browser prints, and is cleared this long after it was opened. */
export const PRINT_DELAY_MS = 1_500
export const PRINT_CLEAR_MS = 3_000

/** Dots in a millimetre of a receipt printer (203 dpi), the unit of positions on the paper. */
export const DOTS_PER_MM = 8
export const DEFAULT_POSITION_DOTS = 15
/** Half of the printable width of the narrow paper. */
export const MOST_POSITION_DOTS = 192

/** Positions of the bar code and the password, in dots: X from the printable edge, Y below the line before. */
export interface PrintPositions {
  barcodeXDots: number
  barcodeYDots: number
  passwordXDots: number
  passwordYDots: number
}

/** The ticket is printed once as the original; every later print is a copy, on a page of its own. */
export const pageOf = (subject: PrintSubject, copyNumber: number): PrintPage =>
  subject === 'coupon' && copyNumber > 0 ? 'duplicate' : subject

/** The subject of a coupon's page; null for pages that are not of a coupon. */
export const subjectOf = (page: PrintPage): PrintSubject | null =>
  page === 'duplicate' ? 'coupon' : (PRINT_SUBJECTS.find((subject) => subject === page) ?? null)

const TICKET_STATES: readonly string[] = ['accepted', 'settled']

/** The fields of a coupon on which its papers depend. */
interface Printable {
  state: string
  status: CouponStatus
  /** True while nobody has collected the payout of a ticket that a desk sold. */
  isUncollected?: boolean
  /** Whether a desk has paid a jackpot that the ticket has won. */
  hasPaidJackpot?: boolean
}

/** Whether the coupon has this paper: a ticket once it is accepted, a receipt once it was paid or cancelled. */
export function canPrint(
  subject: PrintSubject,
  { state, status, isUncollected = false, hasPaidJackpot = false }: Printable
): boolean {
  if (subject === 'cancel') return status === COUPON_STATUS.cancelled
  if (subject === 'win') {
    const isPaid = status === COUPON_STATUS.won && !isUncollected
    return isPaid || hasPaidJackpot || status === COUPON_STATUS.sold
  }
  return TICKET_STATES.includes(state) && status !== COUPON_STATUS.cancelled
}

/** The receipts and the ticket that a coupon has now, in the order in which they are offered. */
export const printableSubjects = (coupon: Printable): PrintSubject[] =>
  PRINT_SUBJECTS.filter((subject) => canPrint(subject, coupon))
