/** Parts of live betting that other pages show; all else loads with its pages. */
export { LiveBadge } from './LiveBadge.tsx'
export { LiveSpot } from './LiveSpot.tsx'
