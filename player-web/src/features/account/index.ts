/** What pages of the account stand on: refine over the API's lists. Import it from lazily loaded pages only. */
export { AccountProvider } from './AccountProvider.tsx'
export { useAccountList } from './useAccountList.ts'
export { Pager } from './Pager.tsx'
