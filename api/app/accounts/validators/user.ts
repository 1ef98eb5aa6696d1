import {
  birthDateFault,
  usernameFault,
  type RuleFault,
} from '@grandstand/shared-types/accounts/account_rules'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { MOST_ACCEPTANCE_DELAY_SECONDS } from '@grandstand/shared-types/live/acceptance_delay'
import { PERMISSIONS, PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'
import { keptText } from '@grandstand/shared-types/registration/form'
import type { Infer } from '@vinejs/vine/types'
import { isNetwork } from '#core/http/networks'
import { clock } from '#core/timing/clock'
import {
  amountMinor,
  emailAddress,
  lineText,
  plainText,
  rowId,
  vine,
  inForm,
} from '#core/requests/validation'
import { limitsByCurrency, typeLimits } from '#sites/validators/type_limits'

/** Only `ace admin:create` creates an admin. */
const CREATABLE_TYPES = ['dealer', 'partner', 'terminal', 'operator', 'player'] as const
const MAX_OPENING_LIMIT = 1_000_000
const MAX_LIMIT = 1_000_000_000_000
const MOST_NETWORKS = 50

const flag = () => vine.enum([0, 1] as const)
const whole = (max: number) => vine.number({ strict: true }).withoutDecimals().min(0).max(max)
const line = (max: number) => lineText().maxLength(max).nullable().optional()
const plainLine = (max: number) => plainText().maxLength(max).nullable().optional()
const limit = (max = MAX_LIMIT) => whole(max).nullable().optional()

/** A vine rule that refuses a text for which `fault`, a rule of the contract, finds a fault. */
const holds = (name: string, fault: (text: string) => RuleFault | null) =>
  vine.createRule((value, _options, field) => {
    const found = typeof value === 'string' ? fault(value) : null
    if (found) field.report([found.key, ...found.params].join('|'), name, field)
  })

const username = holds('username', usernameFault)
const birthDate = holds('birthDate', (day) => birthDateFault(day, clock.now()))

/** A day, also as people write it: `17.05.1990`. */
const typedDay = () =>
  vine.string().parse((value) => (typeof value === 'string' ? keptText('birthDate', value) : value))

/** Reports a fault at the list, not at its entry, because a form has one field for the whole list. */
const networks = vine.createRule((value, _options, field) => {
  const texts = [value].flat().filter((entry) => typeof entry === 'string')
  const wrong = texts.find((text) => !isNetwork(text.trim()))
  // the sign that parts a key from its parameters stands in no address
  if (wrong !== undefined) {
    field.report(`networkInvalid|${wrong.trim().replaceAll('|', ' ')}`, 'networks', field)
  }
})

const profile = () => ({
  status: flag().optional(),
  isOnline: vine.boolean({ strict: true }).optional(),
  autoPrint: vine.boolean({ strict: true }).optional(),
  requiresMachine: vine.boolean({ strict: true }).optional(),
  language: vine.enum(SITE_LANGUAGES).optional(),
  firstName: line(80),
  lastName: line(80),
  email: emailAddress().nullable().optional(),
  phoneCode: plainLine(8),
  cellPhone: plainLine(32),
  birthDate: typedDay().use(birthDate()).nullable().optional(),
  gender: vine
    .enum(['m', 'f'] as const)
    .nullable()
    .optional(),
  identityNumber: plainLine(40),
  countryCode: vine
    .string()
    .use(inForm(/^[A-Z]{2}$/, 'TR'))
    .nullable()
    .optional(),
  city: line(80),
  town: line(80),
  state: line(80),
  address: line(255),
  postCode: plainLine(20),
})

const limits = () =>
  vine
    .object({
      minStakeMinor: limit(),
      maxStakeMinor: limit(),
      maxPayoutMinor: limit(),
      minSelections: limit(1000),
      maxSelections: limit(1000),
      maxMultiLines: limit(1_000_000),
      maxMultiSelections: limit(1000),
      maxSystemSelections: limit(1000),
      minSelectionOddsMilli: limit(),
      maxSelectionOddsMilli: limit(),
      minTotalOddsMilli: limit(),
      maxTotalOddsMilli: limit(),
      minMarketTypes: limit(50),
      maxMarketTypes: limit(50),
      maxPerMarketType: limit(50),
      sameCouponMax: limit(1000),
      extraWaitingSeconds: limit(MOST_ACCEPTANCE_DELAY_SECONDS),
      types: vine
        .object({ single: flag(), combined: flag(), multiple: flag(), system: flag() })
        .nullable()
        .optional(),
      byType: typeLimits(),
      byCurrency: limitsByCurrency().nullable(),
      actions: vine
        .object({ sell: flag().optional(), cancel: flag().optional() })
        .nullable()
        .optional(),
    })
    .optional()

const products = () => {
  const flags = PRODUCTS.map((product) => [product, flag().optional()])
  const shape: Record<
    Product,
    ReturnType<ReturnType<typeof flag>['optional']>
  > = Object.fromEntries(flags)
  return vine.object(shape).optional()
}

const rights = () => ({
  openingLimit: whole(MAX_OPENING_LIMIT).optional(),
  isInstallationStaff: vine.boolean({ strict: true }).optional(),
  roleId: rowId().nullable().optional(),
  permissions: vine
    .array(vine.enum(PERMISSIONS))
    .maxLength(PERMISSIONS.length)
    .distinct()
    .optional(),
  products: products(),
  limits: limits(),
  allowedNetworks: vine
    .array(vine.string().trim())
    .use(networks())
    .maxLength(MOST_NETWORKS)
    .distinct()
    .nullable()
    .optional(),
  creditLimit: amountMinor(0).nullable().optional(),
  isOnCredit: vine.boolean({ strict: true }).optional(),
  maxTransferMinor: amountMinor(0).nullable().optional(),
  maxDayTransfersMinor: amountMinor(0).nullable().optional(),
})

/** Body of PUT /v1/users/:id. All other fields (balance, path, site, type, parent) cannot be sent. */
export const updateUserValidator = vine.compile(vine.object({ ...profile(), ...rights() }))
export type UserChanges = Infer<typeof updateUserValidator>

const account = () => ({
  username: plainText().use(username()),
  password: vine.string().maxLength(200),
  parentId: rowId().nullable().optional(),
  currency: vine.enum(CURRENCY_CODES).nullable().optional(),
})

/** Body of POST /v1/users. */
export const createUserValidator = vine.compile(
  vine.object({ ...profile(), ...rights(), type: vine.enum(CREATABLE_TYPES), ...account() })
)
export type NewUser = Infer<typeof createUserValidator>

/** Body of POST /v1/dealers. */
export const createDealerValidator = vine.compile(
  vine.object({ ...profile(), ...rights(), ...account() })
)
