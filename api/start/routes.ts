/** Mounts the rooms; each keeps its own routes. */
import { accountRoutes } from '#accounts/routes'
import { boardRoutes } from '#book/routes'
import { couponRoutes } from '#coupons/routes'
import { auditRoutes } from '#audit/routes'
import { settlementRoutes } from '#settlement/routes'
import { dealerRoutes } from '#dealers/routes'
import { siteRoutes, webAppRoutes } from '#sites/routes'

siteRoutes()
accountRoutes()
auditRoutes()
dealerRoutes()
boardRoutes()
couponRoutes()
settlementRoutes()

webAppRoutes()
