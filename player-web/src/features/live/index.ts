/** Matches in play: what other pages show of them. The rest is loaded with its pages. */
export { LiveBadge } from './LiveBadge.tsx'
export { LiveSpot } from './LiveSpot.tsx'
