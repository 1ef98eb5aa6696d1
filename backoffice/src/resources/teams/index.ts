import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const teams: ResourceProps = {
  name: 'teams',
  list: lazy(() => import('./TeamList.tsx')),
  create: lazy(() => import('./TeamCreate.tsx')),
  edit: lazy(() => import('./TeamEdit.tsx')),
  recordRepresentation: 'name',
}
