import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const liveMatches: ResourceProps = {
  name: 'live-matches',
  list: lazy(() => import('./LiveMatchList.tsx')),
  show: lazy(() => import('./LiveMatchShow.tsx')),
}
