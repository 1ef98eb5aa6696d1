import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const marketTypes: ResourceProps = {
  name: 'market-types',
  list: lazy(() => import('./MarketTypeList.tsx')),
  show: lazy(() => import('./MarketTypeShow.tsx')),
  edit: lazy(() => import('./MarketTypeEdit.tsx')),
  recordRepresentation: 'name',
}
