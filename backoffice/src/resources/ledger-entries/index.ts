import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const ledgerEntries: ResourceProps = {
  name: 'ledger-entries',
  list: lazy(() => import('./EntryList.tsx')),
}
