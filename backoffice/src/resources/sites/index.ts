import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const sites: ResourceProps = {
  name: 'sites',
  list: lazy(() => import('./SiteHome.tsx')),
  edit: lazy(() => import('./SiteEdit.tsx')),
  recordRepresentation: 'title',
}
