import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const users: ResourceProps = {
  name: 'users',
  list: lazy(() => import('./UserList.tsx')),
  create: lazy(() => import('./UserCreate.tsx')),
  edit: lazy(() => import('./UserEdit.tsx')),
  show: lazy(() => import('./UserShow.tsx')),
  recordRepresentation: 'username',
}
