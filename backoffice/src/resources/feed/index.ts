import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

/** The page of a feed's errors is the monitor: where the feeds stand comes first on it. */
export const feedErrors: ResourceProps = {
  name: 'feed/errors',
  list: lazy(() => import('./FeedMonitor.tsx')),
  show: lazy(() => import('./FeedErrorShow.tsx')),
}
