/** What players choose from: categories, and methods. */
import type {
  PaymentCategoryView,
  PaymentMethodView,
} from '@grandstand/shared-types/wire/money/payments'
import { boundsOf } from '../pieces/amounts.ts'

export interface Offer {
  /** Unique among categories and methods. */
  key: string
  name: string
  logo: string | null
  /** Names the icon where there is no logo. */
  kind: string
  /** 0 for no bound. */
  minMinor: number
  maxMinor: number
}

export function offerOfCategory(category: PaymentCategoryView): Offer {
  const { id, name, logo, openLink, methods } = category
  const kind = openLink === null ? (methods[0]?.payType ?? '') : 'link'
  return { key: `category ${id}`, name, logo, kind, ...boundsOf(category) }
}

export function offerOfMethod(method: PaymentMethodView): Offer {
  const { id, name, logo, payType, minMinor, maxMinor } = method
  return { key: `method ${id}`, name, logo, kind: payType, minMinor, maxMinor }
}
