/**
 * Gives every operation its route; every path outside the API belongs to one of the apps. A server that is not for the web
 * answers those who watch it, and a feed's messages where it is for feeds.
 */
import { must } from '#core/errors/must'
import { mount } from '#core/operations/mount'
import { referenceRoutes } from '#core/reference/routes'
import { monitoringRoutes } from '#monitoring/doors'
import { webAppRoutes } from '#sites/routes'
import { hasRole } from '#config/roles'
import env from '#start/env'
import { rooms } from '#start/operations'
import { pageParts } from '#start/page_parts'

if (hasRole('web')) {
  mount(rooms)
  referenceRoutes(rooms)
} else if (hasRole('feed')) {
  mount({ feed: must(rooms['feed'], 'operations of the feed') })
}
monitoringRoutes(env.get('METRICS_TOKEN')?.release() ?? '')
if (hasRole('web')) webAppRoutes(pageParts)
