/** The page of one match. */
export { default as MatchPage } from './MatchPage.tsx'
