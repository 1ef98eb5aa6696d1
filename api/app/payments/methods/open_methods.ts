/** The methods that are open to a player: by currency, country and branch (rules 11.6). */
import db from '@adonisjs/lucid/services/db'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import type {
  PaymentCategoryView,
  PaymentMethodView,
} from '@grandstand/shared-types/wire/money/payments'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { ownEntry } from '#core/requests/untrusted'
import { isAmong, standpointOf } from '#accounts/queries/audience'
import { gatewayNames } from '#payments/gateways/gateways'
import { textIn, type Language } from '#core/requests/written_texts'
import { fieldsIn } from '#payments/methods/fields_in'
import { methodsOf, type PaymentMethod } from '#payments/methods/method'

interface CategoryColumns {
  id: number
  names: string
  logo: string | null
  minMinor: number
  maxMinor: number
  openLink: string | null
  info: string
  isShown: boolean | number
}

/**
 * The categories of a direction with the methods that are open to the player; one without a method or link is left out. The
 * method of the player's last payment stands first, and so does its category.
 */
export async function openCategories(
  principal: Principal,
  direction: PaymentDirection,
  language: Language
): Promise<PaymentCategoryView[]> {
  const rows: CategoryColumns[] = await db
    .query<CategoryColumns>()
    .from('payment_categories')
    .where({ site_id: principal.siteId, direction, is_shown: true })
    .orderBy('list_order')
    .orderBy('id')
    .select({ id: 'id', names: 'names', logo: 'logo', minMinor: 'min_amount' })
    .select({ maxMinor: 'max_amount', openLink: 'open_link', info: 'info' })
  const isOpen = await openTo(principal)
  const lastId = await lastMethodId(principal.userId, direction)
  const methods = (await methodsOf(db.connection(), principal.siteId))
    .filter(isOpen)
    .sort((a, b) => Number(b.id === lastId) - Number(a.id === lastId))
  const hasLast = ({ methods: shown }: PaymentCategoryView) => shown.some(({ id }) => id === lastId)
  return rows
    .map((row) => {
      const names: ByLanguage = JSON.parse(row.names)
      const info: ByLanguage = JSON.parse(row.info)
      const own = methods.filter(({ categoryId }) => categoryId === Number(row.id))
      return {
        id: Number(row.id),
        name: textIn(names, language),
        logo: row.logo,
        minMinor: Number(row.minMinor),
        maxMinor: Number(row.maxMinor),
        openLink: row.openLink && linkIn(row.openLink, language.asked),
        info: textIn(info, language),
        methods: row.openLink === null ? own.map((method) => viewOf(method, language)) : [],
      }
    })
    .filter(({ openLink, methods: shown }) => openLink !== null || shown.length > 0)
    .sort((a, b) => Number(hasLast(b)) - Number(hasLast(a)))
}

/** A page of the own site, such as `/tr/card`, opens in the language of the page that leads there. */
const linkIn = (link: string, asked: string): string =>
  link.replace(/^\/(\w\w)(?=\/|$)/, (whole, first) => (isSiteLanguage(first) ? `/${asked}` : whole))

async function lastMethodId(userId: number, direction: PaymentDirection): Promise<number | null> {
  const last = await db
    .query<{ methodId: number }>()
    .from('payments')
    .where({ user_id: userId, direction })
    .orderBy('id', 'desc')
    .select({ methodId: 'method_id' })
    .first()
  return last ? Number(last.methodId) : null
}

/**
 * The method, when the player may use it, and in `direction` if one is given. Throws 404 `notFound` for a method of another
 * brand or direction, 403 `methodClosed`.
 */
export async function openMethod(
  principal: Principal,
  methodId: number,
  direction?: PaymentDirection
): Promise<PaymentMethod> {
  const [method] = await methodsOf(db.connection(), principal.siteId, { id: methodId })
  if (!method || (direction && method.direction !== direction)) throw AppError.notFound()
  const { isShown } = await db
    .query<{ isShown: boolean | number }>()
    .from('payment_categories')
    .where('id', method.categoryId)
    .select({ isShown: 'is_shown' })
    .firstOrFail()
  const isOpen = await openTo(principal)
  const isKnown = gatewayNames().includes(method.gateway)
  if (!Number(isShown) || !isKnown || !isOpen(method)) throw new AppError('methodClosed')
  return method
}

/** A test of methods for the player. An empty list of currencies, countries or branches lets everybody in. */
async function openTo(principal: Principal): Promise<(method: PaymentMethod) => boolean> {
  const standpoint = await standpointOf(principal)
  return (method) =>
    method.isShown &&
    (method.currencies.length === 0 || method.currencies.includes(principal.currency)) &&
    isAmong(method, standpoint)
}

function viewOf(method: PaymentMethod, language: Language): PaymentMethodView {
  const { asked, otherwise } = language
  const { id, categoryId, payType, payTag, logo, fields, minMinor, maxMinor } = method
  return {
    id,
    categoryId,
    name: textIn(method.names, language),
    payType,
    payTag,
    logo,
    infoFields:
      ownEntry<PaymentMethodView['infoFields'] | undefined>(method.infoFields, asked) ??
      ownEntry<PaymentMethodView['infoFields'] | undefined>(method.infoFields, otherwise) ??
      [],
    fields: fieldsIn(fields, language),
    minMinor,
    maxMinor,
    feePercentMilli: method.feePercentMilli,
    feeFixedMinor: method.feeFixedMinor,
    banks: method.banks,
  }
}
