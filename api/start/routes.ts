/** Gives every operation its route; whatever is no API belongs to one of the apps. */
import { mount } from '#core/operations/mount'
import { webAppRoutes } from '#sites/routes'
import { rooms } from '#start/operations'

for (const operations of Object.values(rooms)) mount(operations)
webAppRoutes()
