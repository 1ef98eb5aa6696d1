import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const sports: ResourceProps = {
  name: 'sports',
  list: lazy(() => import('./SportList.tsx')),
  create: lazy(() => import('./SportCreate.tsx')),
  edit: lazy(() => import('./SportEdit.tsx')),
  recordRepresentation: 'name',
}
