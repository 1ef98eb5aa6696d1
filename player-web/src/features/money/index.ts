/**
 * Parts of deposits and withdrawals. Import them only from lazily loaded parts, which load the texts `money` and `payments`,
 * too.
 */
export { ActTabs } from './ActTabs.tsx'
export { MethodForm } from './banks/MethodForm.tsx'
export { FormField } from './form/FormField.tsx'
export { PasswordField } from './form/PasswordField.tsx'
export { asksPassword, PASSWORD } from './form/passwordName.ts'
export { Logo } from './pieces/Logo.tsx'
export { MethodFacts } from './methods/MethodFacts.tsx'
export type { MoneyAct } from './moneyPopup.ts'
export { banksQuery, categoriesQuery, DIRECTIONS } from './pieces/moneyQueries.ts'
export { offerOfCategory, offerOfMethod, type Offer } from './methods/offers.ts'
export { OfferTable } from './methods/OfferTable.tsx'
export { OpenMethods } from './methods/OpenMethods.tsx'
export { OpenLink } from './methods/OpenLink.tsx'
export { TakenPayment } from './TakenPayment.tsx'
export { useHeadingFocus } from './useHeadingFocus.ts'
export { Withdrawable } from './Withdrawable.tsx'
