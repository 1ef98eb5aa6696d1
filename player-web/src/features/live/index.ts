/** Parts of live betting that other pages show; the rest loads with its pages. */
export { LiveBadge } from './spot/LiveBadge.tsx'
export { LiveSpot } from './spot/LiveSpot.tsx'
export { liveSportsQuery } from './state/liveCounts.ts'
