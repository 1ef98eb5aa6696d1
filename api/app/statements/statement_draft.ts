/** The figures of statements while a period is drawn up. Pure functions. */
import { CREDIT_POCKETS } from '@grandstand/shared-types/money/pockets'
import { payableOf } from '@grandstand/shared-types/statements/carried_commission'
import {
  commissionsOf,
  type CommissionSlice,
} from '@grandstand/shared-types/statements/earned_commission'
import { payingTerms } from '#statements/paying_terms'
import {
  closingOf,
  FLOW_OF_KIND,
  noFlows,
  type Flows,
} from '@grandstand/shared-types/statements/figures'
import type { DealerTree } from '#statements/queries/dealer_tree'
import { must } from '#core/errors/must'
import type { CountedCoupon } from '#statements/queries/period_coupons'
import type { EntrySum } from '#statements/queries/period_entries'
import type { TermsInForce } from '#statements/queries/terms_in_force'

/** Closing figures of the statement before, in the same currency. */
export interface ClosingFigures {
  dealerId: number
  currency: string
  closingMinor: number
  debtMinor: number
  carryMinor: number
}

export interface Draft {
  dealerId: number
  currency: string
  openingMinor: number
  flows: Flows
  closingMinor: number
  paymentsMinor: number
  debtMinor: number
  coupons: CountedCoupon[]
  earnedMinor: number
  carriedMinor: number
  payableMinor: number
  carryMinor: number
  versionId: number | null
}

export interface Sources {
  tree: DealerTree
  entries: readonly EntrySum[]
  coupons: readonly CountedCoupon[]
  before: readonly ClosingFigures[]
  terms: ReadonlyMap<number, TermsInForce>
  /** The brand's currency. */
  brandCurrency: string
}

/** Drafts by currency for every dealer who has an earlier statement or movements, and for dealers above them. */
export function draftsOf(sources: Sources): Draft[] {
  const drafts = new Drafts(sources)
  for (const entry of sources.entries) drafts.addEntry(entry)
  for (const coupon of sources.coupons) drafts.addCoupon(coupon)
  return drafts.finished()
}

const isOfCredit = (pocket: string): boolean => CREDIT_POCKETS.some((one) => one === pocket)

class Drafts {
  readonly #drafts = new Map<string, Draft>()
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
    for (const { dealerId, currency, closingMinor, debtMinor, carryMinor } of sources.before) {
      const draft = this.#draftOf(dealerId, currency)
      draft.openingMinor = closingMinor
      draft.debtMinor = debtMinor
      draft.carriedMinor = carryMinor
    }
  }

  addEntry({ userId, pocket, currency, kind, amountMinor }: EntrySum): void {
    const keeper = this.#sources.tree.keeperOf(userId)
    if (keeper === null) return
    if (isOfCredit(pocket)) {
      // debts of people directly below are the dealer's own business
      if (pocket !== 'debt' || keeper !== userId) return
      const draft = this.#draftOf(keeper, currency)
      draft.debtMinor -= amountMinor
      if (kind === 'debtPaid') draft.paymentsMinor += amountMinor
      return
    }
    const flow = FLOW_OF_KIND[kind]
    if (flow === null) throw new Error(`a transfer of kind ${kind} moved the money of ${userId}`)
    this.#draftOf(keeper, currency).flows[flow] += amountMinor
  }

  addCoupon(coupon: CountedCoupon): void {
    const keeper = this.#sources.tree.keeperOf(coupon.userId)
    if (keeper !== null) this.#draftOf(keeper, coupon.currency).coupons.push(coupon)
  }

  finished(): Draft[] {
    const drafts = [...this.#drafts.values()]
    const earned = this.#earned(drafts)
    return drafts.map((draft) => {
      const terms = this.#sources.terms.get(draft.dealerId)
      const earnedMinor = must(earned.get(draft), 'commission of a draft')
      return {
        ...draft,
        closingMinor: closingOf(draft.openingMinor, draft.flows),
        earnedMinor,
        ...payableOf(earnedMinor, draft.carriedMinor, payingTerms(terms, draft, this.#sources)),
        versionId: terms?.versionId ?? null,
      }
    })
  }

  #earned(drafts: readonly Draft[]): Map<Draft, number> {
    const { tree, terms } = this.#sources
    const earned = new Map<Draft, number>()
    for (const currency of new Set(drafts.map((draft) => draft.currency))) {
      const own = drafts.filter((draft) => draft.currency === currency)
      const commissions = commissionsOf(
        own.map(({ dealerId, coupons }) => ({
          id: dealerId,
          parentId: tree.parentOf.get(dealerId) ?? null,
          terms: terms.get(dealerId) ?? null,
          slices: slicesOf(coupons),
        }))
      )
      for (const draft of own) {
        earned.set(draft, must(commissions.get(draft.dealerId), 'commission of a dealer'))
      }
    }
    return earned
  }

  /** Adds a draft for the dealer, and for the dealers above, who may earn commission on its turnover. */
  #draftOf(dealerId: number, currency: string): Draft {
    const key = `${dealerId}:${currency}`
    const known = this.#drafts.get(key)
    if (known) return known
    const draft = {
      dealerId,
      currency,
      openingMinor: 0,
      flows: noFlows(),
      closingMinor: 0,
      paymentsMinor: 0,
      debtMinor: 0,
      coupons: [],
      earnedMinor: 0,
      carriedMinor: 0,
      payableMinor: 0,
      carryMinor: 0,
      versionId: null,
    }
    this.#drafts.set(key, draft)
    const above = this.#sources.tree.parentOf.get(dealerId)
    if (above) this.#draftOf(above, currency)
    return draft
  }
}

interface SliceSums extends Omit<CommissionSlice, 'costs'> {
  bonuses: number
}

function slicesOf(coupons: readonly CountedCoupon[]): CommissionSlice[] {
  const slices = new Map<number, SliceSums>()
  for (const { selectionCount, turnover, grossWin, netWin } of coupons) {
    const sum = slices.get(selectionCount) ?? {
      selectionCount,
      turnover: 0,
      grossWin: 0,
      bonuses: 0,
    }
    sum.turnover += turnover
    sum.grossWin += grossWin
    sum.bonuses += grossWin - netWin
    slices.set(selectionCount, sum)
  }
  return [...slices.values()].map(({ bonuses, ...slice }) => ({ ...slice, costs: { bonuses } }))
}

/** The sum of a figure over coupons. */
export const totalOf = (
  coupons: readonly CountedCoupon[],
  figure: 'turnover' | 'grossWin' | 'netWin'
): number => coupons.reduce((sum, coupon) => sum + coupon[figure], 0)
