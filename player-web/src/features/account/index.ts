/** The base of account pages: refine over the API's lists. Import it only from lazily loaded pages. */
export { OWN } from './accessControl.ts'
export { AccountProvider } from './AccountProvider.tsx'
export { useAccountList } from './useAccountList.ts'
export { Pager } from './Pager.tsx'
export { TransactionTable } from './TransactionTable.tsx'
