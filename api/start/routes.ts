/** Gives every operation its route; whatever is no API belongs to one of the apps. */
import { accountRoutes } from '#accounts/routes'
import { couponRoutes } from '#coupons/routes'
import { settlementRoutes } from '#settlement/routes'
import { dealerRoutes } from '#dealers/routes'
import { mount } from '#core/operations/mount'
import { webAppRoutes } from '#sites/routes'
import { rooms } from '#start/operations'

for (const operations of Object.values(rooms)) mount(operations)
accountRoutes()
dealerRoutes()
couponRoutes()
settlementRoutes()

webAppRoutes()
