/** Gives every operation its route; every path outside the API belongs to one of the apps. */
import { mount } from '#core/operations/mount'
import { referenceRoutes } from '#core/reference/routes'
import { webAppRoutes } from '#sites/routes'
import { rooms } from '#start/operations'
import { pageParts } from '#start/page_parts'

mount(rooms)
referenceRoutes(rooms)
webAppRoutes(pageParts)
