/** A change of the audit log as text: the field by its label, values as users read them. */
import type { DealTier } from '@grandstand/shared-types/affiliates/deal'
import type { CommissionBand } from '@grandstand/shared-types/statements/commission'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { fieldLabel, type TextOf } from '../../record/form/fieldLabel.ts'
import { resourceOfSubject } from '../../registry/subjects.ts'
import type { Change } from './changes.ts'

export interface ChangeWords {
  translate: TextOf
  /** The name of the row with this id, in a field that holds ids. */
  nameOf: (field: string, id: number) => string | undefined
  amount: (minor: number) => string
  /** A share in hundredths of a percent. */
  rate: (rate: number) => string
  time: (epochMs: number) => string
  /** A rate of a commission plan. */
  band: (band: CommissionBand) => string
  /** A rate of a deal with an affiliate. */
  tier: (tier: DealTier) => string
}

export interface ChangeText {
  label: string
  /** Null when the field had no value. */
  before: string | null
  after: string
}

/** Amounts whose name does not end with their unit. */
const MONEY: ReadonlySet<string> = new Set([
  'payout',
  'balance',
  'creditLimit',
  'userBalance',
  'actorBalance',
])

/** The group of words for a field's codes, for any subject or for one. */
const GROUPS: Readonly<Record<string, string>> = {
  'type': 'userType',
  'userType': 'userType',
  'type:cardBatch': 'cardType',
  'permissions': 'permission',
  'chainFault': 'chainFault',
  'ledgerFault': 'ledgerFault',
  'breakerState': 'breakerState',
  'breakerCause': 'breakerCause',
  'personFault': 'personFault',
  'betStatus': 'betStatus',
  'language': 'language',
  'gender': 'gender',
  'status:user': 'userStatus',
  'status:dealer': 'userStatus',
  'status:coupon': 'couponStatus',
  'status:match': 'matchStatus',
  'status:market': 'marketStatus',
  'state:coupon': 'couponState',
  'state:payment': 'paymentState',
  'direction': 'paymentDirection',
  'decisionKind': 'decisionKind',
  'state:contactMessage': 'contactState',
  'state:affiliate': 'affiliateState',
  'kind:affiliate': 'dealKind',
  'tierMode:affiliate': 'tierMode',
  'negative:affiliate': 'negativePeriods',
  'costs:affiliate': 'commissionCost',
  'products:affiliate': 'product',
  'key:affiliate': 'affiliateKey',
  'category:bonus': 'bonusCategory',
  'scope:betLimit': 'betLimitScope',
  'scope:offerLayer': 'betLimitScope',
  'scope:exposureLimit': 'exposureScope',
  'scope:commissionPlan': 'commissionScope',
  'basis:commissionPlan': 'commissionBasis',
  'negative:commissionPlan': 'negativePeriods',
  'turnover:commissionPlan': 'turnoverShare',
  'costs:commissionPlan': 'commissionCost',
  'reason:user': 'refusedSignIn',
  'reason:machine': 'machineRefusal',
  'endedBecause:shift': 'shiftEnd',
  'activity:user': 'countryActivity',
  'page:coupon': 'printPage',
  'page:banner': 'bannerPage',
  'position:banner': 'bannerPosition',
  'kind:popup': 'popupKind',
  'place:popup': 'popupPlace',
  'form:notice': 'noticeForm',
  'audience:notice': 'noticeAudience',
  'sign:suspicionReport': 'suspicionSign',
  'shownLobbies': 'lobby',
}

export function changeText(
  { path, before, after }: Change,
  subject: string,
  words: ChangeWords
): ChangeText {
  const show = (value: unknown) => valueText(value, path, subject, words)
  return {
    label: fieldLabel(path, resourceOfSubject(subject) ?? 'sports', words.translate),
    before: before === undefined || before === null ? null : show(before),
    after: show(after),
  }
}

function valueText(value: unknown, path: string[], subject: string, words: ChangeWords): string {
  const name = path.at(-1) ?? ''
  if (value === undefined || value === null || value === '') return '–'
  if (Array.isArray(value)) {
    return value.map((item) => valueText(item, path, subject, words)).join(', ') || '–'
  }
  const ofSubject = GROUPS[`${name}:${subject}`]
  const isFlag =
    typeof value === 'boolean' ||
    (path[0] === 'products' && !ofSubject) ||
    /^(is[A-Z]|active$|autoPrint$|requiresMachine$)/.test(name)
  if (isFlag) {
    return words.translate(Number(value) ? 'ra.boolean.true' : 'ra.boolean.false', String(value))
  }
  if (isBand(value)) return words.band(value)
  if (isTier(value)) return words.tier(value)
  if (name === 'list') return words.translate(`resources.${String(value)}.name`, String(value))
  const group = ofSubject ?? GROUPS[name]
  if (group) return words.translate(`values.${group}.${String(value)}`, String(value))
  if (typeof value === 'number') return words.nameOf(name, value) ?? numberText(value, name, words)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isBand(value: unknown): value is CommissionBand {
  if (typeof value !== 'object' || value === null) return false
  return 'fromSelections' in value && 'rate' in value
}

function isTier(value: unknown): value is DealTier {
  if (typeof value !== 'object' || value === null) return false
  return 'fromMinor' in value && 'rate' in value
}

function numberText(value: number, name: string, { amount, rate, time }: ChangeWords): string {
  if (name.endsWith('Minor') || MONEY.has(name)) return amount(value)
  if (/^(fee|sub|secondSub)Rate$/.test(name)) return rate(value)
  if (name.endsWith('Milli')) return formatOdds(value)
  if (/(At|_gte|_lte)$/.test(name) && value > 1e11) return time(value)
  return String(value)
}
