/** Mounts the rooms; each keeps its own routes. */
import { accountRoutes } from '#accounts/routes'
import { boardRoutes } from '#book/routes'
import { catalogueRoutes } from '#catalogue/routes'
import { couponRoutes } from '#coupons/routes'
import { auditRoutes } from '#audit/routes'
import { liveRoutes } from '#live/routes'
import { feedRoutes } from '#feed/routes'
import { settlementRoutes } from '#settlement/routes'
import { dealerRoutes } from '#dealers/routes'
import { ledgerRoutes } from '#ledger/routes'
import { siteRoutes, webAppRoutes } from '#sites/routes'

siteRoutes()
accountRoutes()
auditRoutes()
dealerRoutes()
ledgerRoutes()
catalogueRoutes()
boardRoutes()
feedRoutes()
liveRoutes()
couponRoutes()
settlementRoutes()

webAppRoutes()
