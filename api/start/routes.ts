/** Mounts the rooms; each keeps its own routes. */
import { accountRoutes } from '#accounts/routes'
import { siteRoutes } from '#sites/routes'

siteRoutes()
accountRoutes()
