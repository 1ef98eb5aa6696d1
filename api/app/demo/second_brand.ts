/**
 * The second brand of the demo, at a host of its own: a copy of the first one with another look, language and currency, and
 * with people of its own.
 */
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { principalOf } from '#accounts/actions/open_session'
import { cloneBrand } from '#accounts/actions/open_site'
import type { Principal } from '#core/requests/access'
import { memberBelow, memberOf, sendCredit, shippedRoleIds } from '#dealers/demo_people'
import { SECOND_BRAND, signInsWith } from '#dealers/demo_sign_ins'
import { footerTexts } from '#demo/front_page_texts'
import { updateSite } from '#sites/actions/update_site'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'

const DEALER_CREDIT_MINOR = 2_000_000
const PLAYER_CREDIT_MINOR = 50_000

/** The theme begins with a lobby, not with the sports. */
const PROFILE = {
  defaultTheme: 'floodlight',
  description: 'Bets and games under the lights',
  footerTexts: footerTexts('floodlight'),
  country: 'DE',
  redirectAfterRegistration: 'home',
} as const
/** People who register wait for the link of a mail. */
const FLAGS = {
  currencyMode: 'code',
  themeChange: false,
  nationalIdRequired: false,
  mailActivation: true,
} as const

/**
 * Opens it once, and goes on where an earlier start was cut off. `firstAdmin`: of the brand that is copied. Its people sign
 * in as those of the first brand do.
 */
export async function openSecondBrand(firstAdmin: Principal, ownPassword?: string): Promise<void> {
  const { key, title, host } = SECOND_BRAND
  const [adminSignIn, dealerSignIn, playerSignIn] = signInsWith(ownPassword)
  const isDemo = ownPassword === undefined
  const existing = await Site.findBy('key', key)
  const siteId =
    existing?.id ??
    (await cloneBrand({ principal: firstAdmin, ip: '' }, firstAdmin.siteId, {
      title,
      hosts: [host],
      defaultLanguage: 'en',
      currency: 'EUR',
      admin: { ...adminSignIn, isDemo },
    }))
  forgetSites()
  const admin = await principalOf(await memberOf(siteId, adminSignIn.username))
  const change = { settings: { profile: PROFILE, flags: FLAGS, timeZone: 'Europe/Berlin' } }
  await updateSite({ principal: admin, ip: '' }, siteId, change)
  const roles = await shippedRoleIds(siteId)
  const dealer = await memberBelow(
    admin,
    {
      ...dealerSignIn,
      type: 'dealer',
      firstName: 'Lena',
      lastName: 'Brandt',
      roleId: roles.get('dealer'),
    },
    { isDemo }
  )
  await sendCredit(admin, dealer, DEALER_CREDIT_MINOR)
  for (const player of [
    { ...playerSignIn, firstName: 'Jonas', lastName: 'Keller' },
    { ...playerSignIn, username: 'marie', firstName: 'Marie', lastName: 'Vogel' },
  ]) {
    const opened = await memberBelow(
      dealer,
      { ...player, type: 'player', limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR } },
      { isDemo }
    )
    await sendCredit(dealer, opened, PLAYER_CREDIT_MINOR)
  }
}
