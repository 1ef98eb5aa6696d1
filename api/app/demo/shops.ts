/** The shops of the demo's past week: shifts, with tickets printed, paid and cancelled. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { randomStream } from '#database/demo/random'
import type { Editor, Principal } from '#core/requests/access'
import { cancelTicket } from '#desk/actions/cancel_ticket'
import { closeShift } from '#desk/actions/close_shift'
import { openShift } from '#desk/actions/open_shift'
import { payTicket } from '#desk/actions/pay_ticket'
import { shiftNow } from '#desk/queries/shift'
import { askPrint } from '#printing/actions/ask_print'
import { cancelPrint } from '#printing/actions/cancel_print'
import { markPrinted } from '#printing/actions/copies'
import { ticketCode } from '#printing/ticket_signature'

const FLOAT_MINOR = 200_000
/** The differences, in minor units, of counts that are wrong. */
const WRONG_MINOR = [-500, -100, 200]
const SPOILED = 'Yazıcı kâğıdı yırtıldı'
/** One ticket in this many is cancelled at once. */
const CANCELLED = 12

/** An address that nobody has (RFC 5737). */
const SHOP_ADDRESS = '198.51.100.7'
const at = (principal: Principal): Editor => ({ principal, ip: SHOP_ADDRESS })

/** Opens the shift of each cashier. `seed` names the day: repeating a day opens nothing twice. */
export async function openShops(cashiers: readonly Principal[], seed: string): Promise<void> {
  for (const cashier of cashiers) await openShift(at(cashier), FLOAT_MINOR, `demo:${seed}:open`)
}

/** Pays most winning tickets; the holders of the others have not come yet. */
export async function payWinners(cashiers: readonly Principal[], seed: string): Promise<void> {
  const random = randomStream('demo winners', seed)
  for (const cashier of await withShift(cashiers)) {
    const won = await ticketsOf(cashier, 'paid').where('coupons.status', COUPON_STATUS.won)
    for (const { id } of won) {
      if (random() < 0.3) continue
      const paper = {
        siteEnding: siteEnding(cashier.siteId),
        couponId: Number(id),
        printNumber: 1,
        isCopy: false,
      }
      await payTicket(at(cashier), ticketCode(paper), `demo:pay:${id}`)
    }
  }
}

/**
 * The paper of the cashier's won tickets that nobody has collected was spoiled: who looks at the demo prints the originals, and
 * pays with them. A second run cancels nothing.
 */
export async function spoilPapers(editor: Editor, cashier: Principal): Promise<void> {
  const won = await ticketsOf(cashier, 'paid').where('coupons.status', COUPON_STATUS.won)
  for (const { id } of won) {
    const print = await db
      .query<{ id: number; status: string }>()
      .from('coupon_prints')
      .where({ coupon_id: id, subject: 'coupon' })
      .orderBy('print_number', 'desc')
      .select('id', 'status')
      .first()
    if (print?.status === 'printed') await cancelPrint(editor, Number(print.id), SPOILED)
  }
}

/** Prints the tickets sold since the last call, and cancels a few. */
export async function handOutTickets(cashiers: readonly Principal[]): Promise<void> {
  for (const cashier of await withShift(cashiers)) {
    const sold = await ticketsOf(cashier, 'printed').where('coupons.state', 'accepted')
    for (const { id, code } of sold) {
      const couponId = Number(id)
      const print = await askPrint(at(cashier), { couponId, subject: 'coupon' }, null)
      await markPrinted('coupon_prints', print.id)
      if (couponId % CANCELLED === 0) await cancelTicket(at(cashier), code, `demo:cancel:${id}`)
    }
  }
}

/** Closes the shifts with a count of each drawer; some counts are wrong by a little. */
export async function closeShops(cashiers: readonly Principal[], seed: string): Promise<void> {
  const random = randomStream('demo counts', seed)
  for (const cashier of await withShift(cashiers)) {
    const shift = await shiftNow(cashier.userId)
    const wrong = WRONG_MINOR[Math.floor(random() * WRONG_MINOR.length * 2)] ?? 0
    const countedMinor = Math.max(0, (shift?.expectedMinor ?? 0) + wrong)
    await closeShift(at(cashier), countedMinor, `demo:${seed}:close`)
  }
}

async function withShift(cashiers: readonly Principal[]): Promise<Principal[]> {
  const open: Principal[] = []
  for (const cashier of cashiers) if (await shiftNow(cashier.userId)) open.push(cashier)
  return open
}

/** Tickets that a cashier has sold and that were not yet printed, or not yet paid. */
const ticketsOf = ({ userId }: Principal, not: 'printed' | 'paid') =>
  db
    .query<{ id: number; code: string }>()
    .from('coupons')
    .where('coupons.user_id', userId)
    .whereNotExists((done) => {
      if (not === 'printed') done.from('coupon_prints').whereColumn('coupon_id', 'coupons.id')
      else done.from('coupon_events').whereColumn('coupon_id', 'coupons.id').where('kind', 'paid')
    })
    .orderBy('coupons.id')
    .select('coupons.id', 'coupons.code')
