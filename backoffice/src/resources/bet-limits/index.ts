import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const betLimits: ResourceProps = {
  name: 'bet-limits',
  list: lazy(() => import('./BetLimitList.tsx')),
  create: lazy(() => import('./BetLimitCreate.tsx')),
  edit: lazy(() => import('./BetLimitEdit.tsx')),
}
