/** Switches of a brand, with their defaults. Each room and feature reads the ones that concern it. */
import type { CurrencyMode } from '../money/format.ts'

/** Whether deposit and withdraw open as a page or as a popup over the page. */
export const PAY_WAYS = ['page', 'popup'] as const
type PayWay = (typeof PAY_WAYS)[number]

export interface SiteFlags {
  /** A new account signs in only after the link of its activation mail. */
  mailActivation: boolean
  /** The list of the highest winners is shown. */
  topWinners: boolean
  /** The affiliate pages are open to online users. */
  affiliateStatus: boolean
  currencyMode: CurrencyMode
  /** Tickets may print by themselves after placing, for users who have switched that on. */
  autoPrint: boolean
  /** Registration demands a phone number. */
  mobileRequired: boolean
  /** Registration demands a national identity number. */
  nationalIdRequired: boolean
  /** Nobody registers or resets a password on the site; bonus requests and payments are hidden. */
  registerDisabled: boolean
  /** Visitors see only the sign-in page. */
  loginScreen: boolean
  /** Visitors may choose among the site's themes. */
  themeChange: boolean
  payWay: PayWay
}

/** The flags that are either on or off. */
export type SwitchFlag = {
  [Name in keyof SiteFlags]: SiteFlags[Name] extends boolean ? Name : never
}[keyof SiteFlags]

export const DEFAULT_FLAGS: SiteFlags = {
  mailActivation: false,
  topWinners: true,
  affiliateStatus: false,
  currencyMode: 'sign',
  autoPrint: true,
  mobileRequired: true,
  nationalIdRequired: true,
  registerDisabled: false,
  loginScreen: false,
  themeChange: true,
  payWay: 'page',
}
