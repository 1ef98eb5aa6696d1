/** Payment methods of a brand. Each change writes a row of the audit log, which names secrets and never holds one. */
import { STATES_UNDER_WAY } from '@grandstand/shared-types/payments/states'
import type { PaymentFieldRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { editing, insertRow, updateRow } from '#audit/edit_rows'
import { deleteSealedRow, dropSecrets, storeSecrets } from '#audit/edit_secrets'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireBranches } from '#accounts/actions/require_branches'
import { siteById } from '#sites/current_site'
import { requireTexts, writtenTexts } from '#core/requests/written_texts'
import { mayAskAt } from '#core/partners/partner_origins'
import { gatewayOf } from '#payments/gateways/gateways'
import { openSecrets, sealSecrets } from '#payments/methods/sealed_secrets'
import { requireBounds } from '#payments/methods/actions/require_bounds'
import { boundNow, easeBound, easedAtFirst } from '#payments/methods/officer_bound'
import { forgetNoticedMethods } from '#payments/methods/noticed_method'
import { requireFillable } from '#payments/methods/validators/form_fields'
import type { SentMethod } from '#payments/methods/validators/methods'

const SEALED = { seal: sealSecrets, open: openSecrets }

/**
 * Throws 422 as `requireTexts`, `requireBounds` and `requireFillable`, `unknownEntry` at a category or branch that the brand
 * does not have, `partnerNotAllowed` [gateway] at a setting with an address that the installation does not allow. The strictest bound of
 * two officers among the brand's methods holds for a new one, too, for a day (rules 11.4).
 */
export async function createMethod(editor: Editor, sent: SentMethod): Promise<number> {
  const columns = await columnsOf(editor, sent)
  return editing(async (trx) => {
    await requireOwn(trx, editor, sent)
    const eased = await easedAtFirst(trx, editor, sent.twoOfficersAboveMinor)
    const id = await insertRow(trx, editor, 'payment_methods', { ...columns, ...eased })
    await storeSecrets(trx, editor, { table: 'payment_methods', id }, sent.secrets, SEALED)
    return id
  })
}

/**
 * Throws 404 `notFound`, 422 as `createMethod`. A secret that is not sent stays, unless it cannot be read, or the
 * gateway or its address is another one; a looser bound of two officers counts a day later (rules 11.4).
 */
export async function updateMethod(editor: Editor, id: number, sent: SentMethod): Promise<void> {
  const columns = await columnsOf(editor, sent)
  await editing(async (trx) => {
    await requireOwn(trx, editor, sent)
    await dropSecretsOfOthers(trx, editor, id, sent)
    await easeBound(trx, editor, id, sent.twoOfficersAboveMinor)
    await updateRow(trx, editor, 'payment_methods', id, columns)
    await storeSecrets(trx, editor, { table: 'payment_methods', id }, sent.secrets, SEALED)
  })
  forgetNoticedMethods()
}

/**
 * Throws 404 `notFound`, 409 `inUse` while the method has banks or a payment that is not over, and `boundCounts` while its bound of two
 * officers counts, which would go with it (rules 11.4).
 */
export async function deleteMethod(editor: Editor, id: number): Promise<void> {
  await editing(async (trx) => {
    const open = await trx
      .from('payments')
      .where({ site_id: editor.principal.siteId, method_id: id })
      .whereIn('state', [...STATES_UNDER_WAY])
      .select('id')
      .first()
    if (open) throw new AppError('inUse')
    if ((await boundNow(trx, editor, id)) !== null) throw new AppError('boundCounts')
    await deleteSealedRow(trx, editor, { table: 'payment_methods', id })
  })
  forgetNoticedMethods()
}

async function requireOwn(trx: Trx, { principal }: Editor, sent: SentMethod): Promise<void> {
  const ofBrand = { site_id: principal.siteId }
  const category = await trx
    .from('payment_categories')
    .where({ ...ofBrand, id: sent.categoryId })
    .select('id')
    .first()
  if (!category) throw AppError.field('categoryId', 'unknownEntry')
  await requireBranches(trx, principal.siteId, sent.branches)
}

/** Throws 422 `partnerNotAllowed` [gateway] at a setting with an address that the installation does not allow. */
async function requireAllowedServers({ gateway: name, settings }: SentMethod): Promise<void> {
  const { server } = gatewayOf(name)
  for (const setting of server?.settings ?? []) {
    const address = settings[setting]
    if (server && address && !(await mayAskAt(server.partner, address))) {
      throw AppError.field(`settings.${setting}`, 'partnerNotAllowed', [name])
    }
  }
}

/**
 * Takes the secrets away that were meant for another server: of another gateway, or at another address. Those that are sent come
 * in afterwards.
 */
async function dropSecretsOfOthers(trx: Trx, editor: Editor, id: number, sent: SentMethod) {
  const before: { gateway: string; settings: string } | null = await trx
    .query<{ gateway: string; settings: string }>()
    .from('payment_methods')
    .where({ id, site_id: editor.principal.siteId })
    .forUpdate()
    .select('gateway', 'settings')
    .first()
  if (!before) return
  const { server } = gatewayOf(sent.gateway)
  const settings: Record<string, string> = JSON.parse(before.settings)
  const isSame =
    before.gateway === sent.gateway &&
    (server?.settings ?? []).every((name) => (settings[name] ?? '') === (sent.settings[name] ?? ''))
  if (!isSame) await dropSecrets(trx, editor, { table: 'payment_methods', id }, SEALED)
}

async function columnsOf({ principal }: Editor, sent: SentMethod) {
  requireBounds(sent)
  await requireAllowedServers(sent)
  requireFillable(sent.fields)
  const { defaultLanguage } = await siteById(principal.siteId)
  const fields: PaymentFieldRow[] = sent.fields.map((field, index) => ({
    ...field,
    titles: requireTexts(field.titles, `fields.${index}.titles.${defaultLanguage}`),
    placeHolders: writtenTexts(field.placeHolders),
  }))
  const written = Object.entries(sent.infoFields).filter(([, lines]) => lines && lines.length > 0)
  return {
    category_id: sent.categoryId,
    gateway: sent.gateway,
    pay_type: sent.payType,
    pay_tag: sent.payTag,
    names: JSON.stringify(requireTexts(sent.names, `names.${defaultLanguage}`)),
    logo: sent.logo,
    info_fields: JSON.stringify(Object.fromEntries(written)),
    fields: JSON.stringify(fields),
    min_amount: sent.minMinor,
    max_amount: sent.maxMinor,
    fee_percent_milli: sent.feePercentMilli,
    fee_fixed: sent.feeFixedMinor,
    pocket: sent.pocket,
    banks: sent.banks,
    opens: sent.opens,
    currencies: JSON.stringify(sent.currencies),
    countries: JSON.stringify(sent.countries),
    branches: JSON.stringify(sent.branches),
    allowed_origins: JSON.stringify(sent.allowedOrigins),
    settings: JSON.stringify(sent.settings),
    wagering_percent_milli: sent.wageringPercentMilli,
    two_officers_above: sent.twoOfficersAboveMinor,
    answer_alone_up_to: sent.answerAloneUpToMinor,
    max_under_way: sent.maxUnderWay,
    expires_after_minutes: sent.expiresAfterMinutes,
    list_order: sent.listOrder,
    is_shown: sent.isShown,
  }
}
