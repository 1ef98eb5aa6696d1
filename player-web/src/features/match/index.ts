/** The page of one match, and the parts of it that the page of a live match uses. */
export { MarketBoard } from './MarketBoard.tsx'
export { default as MatchPage } from './MatchPage.tsx'
export { MatchSkeleton } from './MatchSkeleton.tsx'
export { MatchTop } from './MatchTop.tsx'
