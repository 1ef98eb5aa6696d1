import type {
  PaymentCategoryView,
  PaymentMethodView,
} from '@grandstand/shared-types/wire/money/payments'
import { offerOfCategory, offerOfMethod, type Offer } from '../money/index.ts'

/** What can be chosen for a request: a method of any category, or a category that leads to a page of its own. */
export interface Choice {
  offer: Offer
  category: PaymentCategoryView
  /** Null for a category with its own page. */
  method: PaymentMethodView | null
}

/** All choices of the categories, in their order. */
export const choicesOf = (categories: readonly PaymentCategoryView[]): Choice[] =>
  categories.flatMap((category): Choice[] =>
    category.openLink === null
      ? category.methods.map((method) => ({ offer: offerOfMethod(method), category, method }))
      : [{ offer: offerOfCategory(category), category, method: null }]
  )
