/**
 * Cashiers: shifts, tickets sold for cash with their paper, paid and cancelled; each cashier computes the cash of the
 * own drawer.
 */
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import type { ShiftClosed, TicketPayment } from '@grandstand/shared-types/wire/desk/desk'
import type { Bot } from './bot.ts'
import type { Market } from './market.ts'
import { slipOf } from './slips.ts'
import type { Tally } from './tally.ts'

const FLOAT_MINOR = 250_000

export class Desk {
  readonly #bot: Bot
  readonly #tally: Tally
  /** Cash that is in the drawer; null without a shift. */
  #cashMinor: number | null = null
  /** Signed codes of papers that nobody has brought back yet. */
  #papers: string[] = []
  #acts = 0

  constructor(bot: Bot, tally: Tally) {
    this.#bot = bot
    this.#tally = tally
  }

  async open(): Promise<void> {
    if (this.#cashMinor !== null) return
    await this.#post('/v1/desk/shifts', { countedMinor: FLOAT_MINOR })
    this.#cashMinor = FLOAT_MINOR
    this.#tally.add('shifts')
  }

  /** Counts the drawer; sometimes coins are missing, or one too many is there. */
  async close(random: () => number): Promise<void> {
    if (this.#cashMinor === null) return
    const wrong = random() < 0.15 ? Math.floor(random() * 400) - 300 : 0
    const countedMinor = Math.max(0, this.#cashMinor + wrong)
    const shift = await this.#post<ShiftClosed>('/v1/desk/shift/close', { countedMinor })
    if (shift.expectedMinor !== this.#cashMinor) {
      this.#tally.faults.push(
        `shift ${shift.id} of ${this.#bot.username} expects ${shift.expectedMinor} in the drawer, which holds ${this.#cashMinor}`
      )
    }
    this.#cashMinor = null
  }

  async sell(market: Market, random: () => number): Promise<void> {
    const slip = slipOf(market, random)
    if (!slip || this.#cashMinor === null) return
    const began = performance.now()
    const { body, error } = await this.#bot.try<CouponView>(
      'POST',
      '/v1/desk/coupons',
      slip,
      this.#key()
    )
    this.#tally.placingMs.push(performance.now() - began)
    if (error !== '') return this.#tally.refused('ticket', error)
    this.#cashMinor += body.totalStakeMinor
    this.#tally.add('coupons')
    this.#tally.add('tickets')
    this.#tally.add('staked minor', body.totalStakeMinor)
    const paper = await this.#print(body.id)
    if (random() < 0.03) await this.#cancel(paper, body.totalStakeMinor)
    else this.#papers.push(paper)
  }

  /** Customers bring half of the papers; papers of lost and open coupons are mostly thrown away. */
  async payOut(random: () => number): Promise<void> {
    const kept: string[] = []
    for (const code of this.#papers) {
      if (this.#cashMinor === null || random() < 0.5) {
        kept.push(code)
        continue
      }
      const { body, error } = await this.#bot.try<TicketPayment>(
        'POST',
        '/v1/desk/payments',
        { code },
        this.#key()
      )
      if (error === '') {
        this.#cashMinor -= body.amountMinor
        this.#tally.add('tickets paid')
      } else {
        this.#tally.refused('paying', error)
        if (error === 'drawerTooLow' || random() < 0.2) kept.push(code)
      }
    }
    this.#papers = kept
  }

  async #cancel(code: string, stakeMinor: number): Promise<void> {
    await this.#post('/v1/desk/cancellations', { code })
    this.#cashMinor = (this.#cashMinor ?? 0) - stakeMinor
    this.#tally.add('tickets cancelled')
  }

  /** Asks for the paper and fetches its page, on which the signed code stands. */
  async #print(couponId: number): Promise<string> {
    const print = await this.#post<PrintView>('/v1/prints', { couponId, subject: 'coupon' })
    const page = await this.#bot.get<string>(`/v1/print/${print.page}?couponId=${couponId}`)
    const [, digits = ''] = /class="digits">([\d ]+)</.exec(page) ?? []
    return digits.replaceAll(' ', '')
  }

  #post<T>(path: string, body: object): Promise<T> {
    return this.#bot.must<T>('POST', path, body, this.#key())
  }

  #key(): string {
    return `desk-${this.#bot.id}-${++this.#acts}`
  }
}
