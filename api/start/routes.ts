/** Gives every operation its route; every path outside the API belongs to one of the apps. */
import { mount } from '#core/operations/mount'
import { referenceRoutes } from '#core/reference/routes'
import { webAppRoutes } from '#sites/routes'
import { rooms } from '#start/operations'
import { pageParts } from '#start/page_parts'

for (const operations of Object.values(rooms)) mount(operations)
referenceRoutes(rooms)
webAppRoutes(pageParts)
