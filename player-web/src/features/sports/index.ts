/** The pre-match board: tree, filters, list. */
export { SportsPage } from './SportsPage.tsx'
export { SportTree } from './tree/SportTree.tsx'
