import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const matches: ResourceProps = {
  name: 'matches',
  list: lazy(() => import('./MatchList.tsx')),
  edit: lazy(() => import('./MatchEdit.tsx')),
  show: lazy(() => import('./MatchShow.tsx')),
}
