import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const tournaments: ResourceProps = {
  name: 'tournaments',
  list: lazy(() => import('./TournamentList.tsx')),
  create: lazy(() => import('./TournamentCreate.tsx')),
  edit: lazy(() => import('./TournamentEdit.tsx')),
  recordRepresentation: 'name',
}
