import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const ledgerTransfers: ResourceProps = {
  name: 'ledger-transfers',
  list: lazy(() => import('./TransferList.tsx')),
  show: lazy(() => import('./TransferShow.tsx')),
}
