/** Gives each of the demo's brands its payment categories, methods and banks, once. */
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { jobState, storeJobState } from '#core/database/job_state'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { DEMO_SITE_KEY, SECOND_BRAND } from '#dealers/demo_sign_ins'
import { CARD_WORDS } from '#demo/words/card_words'
import {
  DEMO_CATEGORIES,
  type DemoCategory,
  type DemoMethod,
  type Words,
} from '#demo/payment_methods'
import { PAYMENT_WORDS } from '#demo/words/payment_words'
import { sealSecrets } from '#payments/methods/sealed_secrets'
import { isSandboxOn } from '#sandbox_gateway/merchants/enabled'
import { merchantKey, noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import Site from '#sites/models/site'

/** Row of `job_states` that notes that it was done for the first brand; for the second its key stands behind. */
const JOB = 'demo:payments'

/** Without the sandbox gateway, the brands get the methods that need none. A demo without its past has one brand alone. */
export async function fillPaymentMethods(): Promise<void> {
  const jobs = [
    [DEMO_SITE_KEY, JOB],
    [SECOND_BRAND.key, `${JOB}:${SECOND_BRAND.key}`],
  ] as const
  for (const [key, job] of jobs) {
    const site = await Site.findBy('key', key)
    if (site && (await jobState(job)) === null) {
      await fillBrand(site, job)
    }
  }
}

/** Gives a brand the methods; `job` notes that it has them. The banks are of the first brand's country. */
export async function fillBrand(site: Site, job: string): Promise<void> {
  const categories = DEMO_CATEGORIES.map((category) => ({
    ...category,
    methods: category.methods.filter(
      ({ merchant, banks }) =>
        (!merchant || isSandboxOn()) && (!banks || site.key === DEMO_SITE_KEY)
    ),
  })).filter(
    ({ methods, openLink, isOfSandbox }) =>
      methods.length > 0 || (openLink && (!isOfSandbox || isSandboxOn()))
  )
  await inTransaction(async (trx) => {
    for (const [index, category] of categories.entries()) {
      await addCategory(trx, site, category, index + 1)
    }
    await storeJobState(job, 'done', trx)
  })
}

async function addCategory(trx: Trx, site: Site, category: DemoCategory, listOrder: number) {
  const { direction, name, info, openLink, methods } = category
  const id = await inserted(trx, 'payment_categories', {
    site_id: site.id,
    direction,
    names: inEveryLanguage(name),
    logo: null,
    min_amount: 0,
    max_amount: 0,
    open_link: openLink ? openLink(DEFAULT_LANGUAGE) : null,
    info: info ? inEveryLanguage(info) : '{}',
    list_order: listOrder,
    is_shown: true,
  })
  for (const [index, method] of methods.entries()) {
    await addMethod(trx, { site, categoryId: id, listOrder: index + 1, word: name }, method)
  }
}

interface Place {
  site: Site
  categoryId: number
  listOrder: number
  /** The name of a method without one of its own. */
  word: keyof Words
}

async function addMethod(trx: Trx, place: Place, method: DemoMethod): Promise<void> {
  const { categoryId, listOrder, word } = place
  const { id: siteId, currency } = place.site
  const { merchant, name, hint, banks } = method
  const id = await inserted(trx, 'payment_methods', {
    site_id: siteId,
    category_id: categoryId,
    gateway: method.gateway,
    pay_type: method.payType,
    pay_tag: method.payTag,
    names: name === undefined ? inEveryLanguage(word) : forEveryLanguage(() => name),
    logo: null,
    info_fields: hint
      ? forEveryLanguage((words) => [{ label: words.note, text: words[hint] }])
      : '{}',
    fields: JSON.stringify(method.fields ?? []),
    min_amount: method.minMinor,
    max_amount: method.maxMinor,
    fee_percent_milli: method.feePercentMilli ?? 0,
    fee_fixed: 0,
    pocket: method.pocket ?? 'balance',
    banks: banks?.choice ?? 'none',
    opens: method.opens ?? 'redirect',
    currencies: '[]',
    countries: '[]',
    branches: '[]',
    allowed_origins: '[]',
    settings: '{}',
    sealed_secrets: merchant
      ? sealSecrets({ key: merchantKey(merchant), secret: noticeSecret(merchant) })
      : null,
    wagering_percent_milli: method.wageringPercentMilli ?? 0,
    two_officers_above: method.twoOfficersAboveMinor ?? 0,
    max_under_way: waitsForSomebody(method) ? 1 : 0,
    expires_after_minutes: method.expiresAfterMinutes ?? 60,
    list_order: listOrder,
    is_shown: true,
  })
  for (const [index, bank] of (banks?.rows ?? []).entries()) {
    const bankId = await inserted(trx, 'payment_banks', {
      site_id: siteId,
      method_id: id,
      name: bank.name,
      swift_code: bank.swiftCode,
      account: bank.account,
      list_order: index + 1,
      is_shown: true,
    })
    const amounts = (bank.amountsMinor ?? []).map((amount) => ({
      bank_id: bankId,
      amount,
      currency,
      is_shown: 1,
    }))
    if (amounts.length > 0) await insertAll(trx, 'payment_bank_amounts', amounts)
  }
}

/** Staff answer it, or a gateway when its player has paid there; a voucher is answered at once. */
const waitsForSomebody = ({ gateway }: DemoMethod): boolean => gateway !== 'voucher'

const inEveryLanguage = (word: keyof Words): string => forEveryLanguage((words) => words[word])

const forEveryLanguage = (of: (words: Words) => unknown): string =>
  JSON.stringify(
    Object.fromEntries(
      SITE_LANGUAGES.map((language) => [
        language,
        of({ ...PAYMENT_WORDS[language], ...CARD_WORDS[language] }),
      ])
    )
  )

async function inserted(trx: Trx, table: string, row: Record<string, unknown>): Promise<number> {
  const [id]: number[] = await trx.insertQuery().table(table).insert(row)
  return Number(must(id, `id in ${table}`))
}
