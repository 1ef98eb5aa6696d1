import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const matches: ResourceProps = {
  name: 'matches',
  list: lazy(() => import('./MatchList.tsx')),
  create: lazy(() => import('./MatchCreate.tsx')),
  edit: lazy(() => import('./MatchEdit.tsx')),
  show: lazy(() => import('./MatchShow.tsx')),
}
