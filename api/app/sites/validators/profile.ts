import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CURRENCY_MODES } from '@grandstand/shared-types/money/format'
import { PAY_WAYS } from '@grandstand/shared-types/sites/flags'
import {
  AFTER_REGISTRATION,
  MESSENGERS,
  MOST_PAYMENT_LOGOS,
  MOST_SOCIAL_LINKS,
  MOST_TV_LOGOS,
  SOCIAL_NETWORKS,
  SPECIAL_BANNER_COUNT,
} from '@grandstand/shared-types/sites/profile'
import { emptyableText, exactObject, fieldsOf, vine, inForm } from '#core/requests/validation'

const showable = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isWebAddress(value)) {
    field.report('webAddressInvalid', 'webAddress', field)
  }
})

/** An address that a page may show or open: `isWebAddress`. */
export const webAddress = () => vine.string().trim().use(showable())

const address = () => webAddress().nullable().optional()
const words = (most: number) => emptyableText(most).optional()
const on = () => vine.boolean({ strict: true }).optional()

/** Absent fields stay; a list that is sent replaces the whole list, and so do texts by language. */
export const profile = () =>
  vine.object({
    keywords: words(500),
    description: words(500),
    logo: address(),
    favicon: address(),
    backgroundImage: address(),
    defaultTheme: vine
      .string()
      .use(inForm(/^[a-z0-9-]{1,40}$/, 'floodlight'))
      .nullable()
      .optional(),
    licenceLink: address(),
    country: vine.enum(COUNTRY_CODES).nullable().optional(),
    phone: vine
      .string()
      .trim()
      .use(inForm(/^[\d+()/ .-]{3,32}$/, '+90 212 555 01 00'))
      .nullable()
      .optional(),
    socialLinks: vine
      .array(vine.object({ network: vine.enum(SOCIAL_NETWORKS), link: webAddress() }))
      .maxLength(MOST_SOCIAL_LINKS)
      .optional(),
    messaging: vine
      .object({
        messenger: vine.enum(MESSENGERS),
        contact: vine
          .string()
          .trim()
          .use(inForm(/^[\w+-]{3,64}$/, 'grandstand_bet')),
      })
      .nullable()
      .optional(),
    footerTexts: exactObject(
      fieldsOf(SITE_LANGUAGES, () => emptyableText(4000).nullable().optional())
    ).optional(),
    paymentLogos: vine
      .array(
        vine.object({ name: vine.string().trim().minLength(1).maxLength(60), file: webAddress() })
      )
      .maxLength(MOST_PAYMENT_LOGOS)
      .optional(),
    tv: vine
      .object({
        link: address(),
        logos: vine.array(webAddress()).maxLength(MOST_TV_LOGOS).optional(),
      })
      .optional(),
    specialBanners: vine
      .array(vine.object({ file: webAddress().nullable(), link: webAddress().nullable() }))
      .fixedLength(SPECIAL_BANNER_COUNT)
      .optional(),
    redirectAfterRegistration: vine.enum(AFTER_REGISTRATION).optional(),
  })

export const flags = () =>
  vine.object({
    mailActivation: on(),
    topWinners: on(),
    affiliateStatus: on(),
    currencyMode: vine.enum(CURRENCY_MODES).optional(),
    autoPrint: on(),
    mobileRequired: on(),
    nationalIdRequired: on(),
    registerDisabled: on(),
    loginScreen: on(),
    themeChange: on(),
    payWay: vine.enum(PAY_WAYS).optional(),
  })
