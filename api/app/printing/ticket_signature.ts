/** Signs the codes of printed tickets, with a key made from the key of the installation. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  readTicketCode,
  SIGNATURE_DIGITS,
  ticketClaims,
  type ReadTicketCode,
  type TicketPaper,
} from '@grandstand/shared-types/coupons/model/ticket_code'
import env from '#start/env'

const KEY = createHmac('sha256', env.get('APP_KEY').release()).update('ticket').digest()
const MODULUS = 10n ** BigInt(SIGNATURE_DIGITS)

/** The code of a paper, 26 digits. Throws a RangeError for a number that the code does not hold. */
export function ticketCode(paper: TicketPaper): string {
  const claims = ticketClaims(paper)
  return claims + signatureOf(claims)
}

/** Whether this installation signed the code, in constant time. */
const isGenuine = ({ claims, signature }: ReadTicketCode): boolean =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(claims)))

/** The paper behind a typed code; `forged` when this installation did not sign it, null for a text in another form. */
export function paperOf(typed: string): TicketPaper | 'forged' | null {
  const read = readTicketCode(typed)
  if (!read) return null
  return isGenuine(read) ? read.paper : 'forged'
}

function signatureOf(claims: string): string {
  const mac = createHmac('sha256', KEY).update(claims).digest().readBigUInt64BE()
  return String(mac % MODULUS).padStart(SIGNATURE_DIGITS, '0')
}
