/** The page of one match, and the parts that a live match shares with it. */
export { MarketBoard } from './MarketBoard.tsx'
export { default as MatchPage } from './MatchPage.tsx'
export { MatchSkeleton } from './MatchSkeleton.tsx'
export { MatchTop } from './MatchTop.tsx'
