/** Signs the codes of printed tickets, with keys made from those of the installation. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  readTicketCode,
  SIGNATURE_DIGITS,
  ticketClaims,
  type ReadTicketCode,
  type TicketKind,
  type TicketPaper,
} from '@grandstand/shared-types/coupons/model/ticket_code'
import { keysFor } from '#core/keys/app_keys'

const [presentKey, ...otherKeys] = keysFor('ticket')
const MODULUS = 10n ** BigInt(SIGNATURE_DIGITS)

/** The code of a paper, 26 digits. Throws a RangeError for a number that the code does not hold. */
export function ticketCode(paper: TicketPaper, of: TicketKind = 'coupon'): string {
  const claims = ticketClaims(paper, of)
  return claims + signatureOf(claims)
}

/** Whether this installation signed the code, in constant time. */
const isGenuine = ({ claims, signature }: ReadTicketCode): boolean =>
  [presentKey, ...otherKeys].some((key) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(claims, key)))
  )

/** The paper behind a typed code; `forged` when this installation did not sign it, null for a text in another form. */
export function paperOf(typed: string, of: TicketKind = 'coupon'): TicketPaper | 'forged' | null {
  const read = readTicketCode(typed, of)
  if (!read) return null
  return isGenuine(read) ? read.paper : 'forged'
}

function signatureOf(claims: string, key = presentKey): string {
  const mac = createHmac('sha256', key).update(claims).digest().readBigUInt64BE()
  return String(mac % MODULUS).padStart(SIGNATURE_DIGITS, '0')
}
