import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const ledgerAccounts: ResourceProps = {
  name: 'ledger-accounts',
  list: lazy(() => import('./AccountList.tsx')),
  show: lazy(() => import('./AccountShow.tsx')),
}
