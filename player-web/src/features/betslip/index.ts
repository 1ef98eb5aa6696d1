/** The slip: its selections, preview, placing. */
import { withPageTexts } from '../../i18n/index.ts'
import { lazy } from '../../ui/lazy.ts'

export { SlipDock } from './panel/SlipDock.tsx'
export { SlipOddsButton } from './selections/SlipOddsButton.tsx'
export const SlipStartButton = lazy(() => import('./selections/StartButton.tsx'))
export { usePickPrice } from './quotes/usePickPrice.ts'
export const SlipForCustomer = lazy(
  withPageTexts(['betslip'], () => import('./panel/SlipForCustomer.tsx'))
)
export const OrdersButton = lazy(
  withPageTexts(['share'], () => import('./selections/OrdersButton.tsx'))
)
export { slipCountAtom, slipOpenAtom } from './state/slipAtoms.ts'
export { useTakeShared } from './quotes/useTakeShared.ts'
