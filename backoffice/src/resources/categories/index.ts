import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const categories: ResourceProps = {
  name: 'categories',
  list: lazy(() => import('./CategoryList.tsx')),
  create: lazy(() => import('./CategoryCreate.tsx')),
  edit: lazy(() => import('./CategoryEdit.tsx')),
  recordRepresentation: 'name',
}
