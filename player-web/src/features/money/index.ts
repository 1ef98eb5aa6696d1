/**
 * Parts of deposits and withdrawals. Import them only from lazily loaded parts, which load the texts `money` and `payments`,
 * too.
 */
export { ActTabs } from './ActTabs.tsx'
export { MethodForm } from './banks/MethodForm.tsx'
export { Logo } from './Logo.tsx'
export { MethodFacts } from './MethodFacts.tsx'
export type { MoneyAct } from './moneyPopup.ts'
export { categoriesQuery, DIRECTIONS } from './moneyQueries.ts'
export { NoMethods } from './NoMethods.tsx'
export { offerOfCategory, offerOfMethod, type Offer } from './offers.ts'
export { OfferTable } from './OfferTable.tsx'
export { OpenLink } from './OpenLink.tsx'
export { TakenPayment } from './TakenPayment.tsx'
export { useHeadingFocus } from './useHeadingFocus.ts'
export { Withdrawable } from './Withdrawable.tsx'
