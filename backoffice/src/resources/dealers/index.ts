import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const dealers: ResourceProps = {
  name: 'dealers',
  list: lazy(() => import('./DealerList.tsx')),
  create: lazy(() => import('./DealerCreate.tsx')),
  edit: lazy(() => import('./DealerEdit.tsx')),
  show: lazy(() => import('./DealerShow.tsx')),
  recordRepresentation: 'username',
}
