/** How prices came to be, as small charts that open on demand; all but this file loads with the first one. */
import { lazy } from '../../ui/lazy.ts'

export const ChartToggle = lazy(() => import('./ChartToggle.tsx'))
export const PriceChart = lazy(() => import('./PriceChart.tsx'))
