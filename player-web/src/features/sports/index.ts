/** The pre-match board: tree, filters, list. */
export { SportsPage } from './SportsPage.tsx'
export { SportTree } from './tree/SportTree.tsx'
export { default as treeStyles } from './tree/SportTree.module.css'
