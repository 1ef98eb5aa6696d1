/** Every code that the API can send has a text in every language: no screen and no file shows a raw key. */
import { APPROVAL_STATES } from '@grandstand/shared-types/wire/betting/approvals'
import { EXPOSURE_SCOPES } from '@grandstand/shared-types/wire/betting/risk'
import { describe, expect, it } from 'vitest'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, EDIT_VERBS } from '@grandstand/shared-types/wire/audit'
import { COUPON_ADDRESS_ACTIONS } from '@grandstand/shared-types/wire/people/addresses'
import { LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  BET_LIMIT_SCOPES,
  BET_LIMIT_SETS,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import { OUTCOME_RESULTS } from '@grandstand/shared-types/markets/model/outcome_result'
import {
  COUPON_LIST_TYPES,
  COUPON_PRODUCTS,
  COUPON_STATES,
  COUPON_STATUS,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { DECISION_KINDS, DECISION_STATES } from '@grandstand/shared-types/wire/betting/decisions'
import { ERROR_KEYS } from '@grandstand/shared-types/core/errors'
import { FEED_ERROR_REASONS } from '@grandstand/shared-types/wire/betting/feed_error'
import { INCIDENT_KINDS } from '@grandstand/shared-types/live/state'
import { marketTypesOf } from '@grandstand/shared-types/markets/table/market_types'
import { FACT_STATUSES } from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import { factFieldsOf } from '@grandstand/shared-types/markets/facts/facts_of_type'
import { pageOf, PRINT_SUBJECTS } from '@grandstand/shared-types/coupons/model/prints'
import { VOID_REASONS } from '@grandstand/shared-types/markets/model/void_reasons'
import { MATCH_STATUSES } from '@grandstand/shared-types/catalogue/match_status'
import { DEAL_COSTS } from '@grandstand/shared-types/affiliates/deal'
import { CARD_STATUSES, CARD_TYPES } from '@grandstand/shared-types/wire/money/cards'
import {
  MAIL_KIND_NAMES,
  MAIL_PLACEHOLDERS,
  MAIL_STATES,
} from '@grandstand/shared-types/wire/site/mail'
import {
  COMMISSION_BASES,
  COMMISSION_SCOPES,
  NEGATIVE_PERIODS,
  TURNOVER_SHARES,
} from '@grandstand/shared-types/statements/commission'
import { PERIOD_KINDS } from '@grandstand/shared-types/statements/periods'
import { STATEMENT_STATES } from '@grandstand/shared-types/wire/money/statements'
import { CREDIT_BOUNDS } from '@grandstand/shared-types/wire/people/dealers'
import { POCKETS } from '@grandstand/shared-types/money/pockets'
import { TRANSFER_KINDS, TRANSFER_SUBJECTS } from '@grandstand/shared-types/money/transfers'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { COUNTRY_MODES } from '@grandstand/shared-types/accounts/play_countries'
import { PRINTER_STATES } from '@grandstand/shared-types/accounts/machines'
import { SHIPPED_ROLE_KEYS } from '@grandstand/shared-types/accounts/shipped_roles'
import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  PRODUCTS,
  USER_TYPES,
} from '@grandstand/shared-types/accounts/user_types'
import { MARKET_GROUPS } from '@grandstand/shared-types/markets/model/market_group'
import { MARKET_STATUSES } from '@grandstand/shared-types/catalogue/market_status'
import { COUPON_STORY_KINDS } from '@grandstand/shared-types/wire/betting/coupons'
import { MANUAL_ACTIONS } from '@grandstand/shared-types/wire/betting/coupon_actions'
import {
  FEED_MESSAGE_KINDS,
  FEED_PRODUCER_STATES,
} from '@grandstand/shared-types/wire/betting/feed'
import { LIMIT_FIGURES } from '../src/limits/figures.ts'
import type { ExportField } from '../src/list/ExportButton.tsx'
import { AUDIT_EXPORT } from '../src/resources/audit-log/auditExport.ts'
import { DECISION_EXPORT } from '../src/resources/decisions/decisionExport.ts'
import { COUPON_EXPORT } from '../src/resources/coupons/couponList.ts'
import { ACCOUNT_EXPORT } from '../src/resources/ledger-accounts/AccountList.tsx'
import { ENTRY_EXPORT } from '../src/resources/ledger/entryList.ts'
import { TRANSFER_EXPORT } from '../src/resources/ledger-transfers/TransferList.tsx'
import { MATCH_EXPORT } from '../src/resources/matches/MatchList.tsx'
import { PERSON_EXPORT } from '../src/resources/users/personList.ts'

const TEXTS = import.meta.glob<object>('../src/i18n/*/index.ts', {
  eager: true,
  import: 'default',
})

const types = SPORTS.flatMap(({ id }) => marketTypesOf(id).map((type) => ({ sportId: id, type })))
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
/** The parts of a market's line: names such as `setnr` from the catalogue, the others by the kind of line. */
const pairs = ['total', 'hcp', 'score', ...unique(types.flatMap(({ type }) => type.integers ?? []))]

/** The audit log's words for rows that staff edit, as the rooms of the API declare them with their tables. */
const OWNERS = import.meta.glob<string>('../../api/app/*/owners.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const EDITED = Object.values(OWNERS).flatMap((text) =>
  [...text.matchAll(/edited: '(\w+)'/g)].map(([, subject = '']) => subject)
)

/** The codes that the API sends or takes, by the place of their texts. */
const CODES: Record<string, readonly (string | number)[]> = {
  'values.auditAction': [
    ...AUDIT_ACTIONS,
    ...EDITED.flatMap((subject) => EDIT_VERBS.map((verb) => `${subject}.${verb}`)),
  ],
  'values.subject': unique([...EDITED, ...AUDIT_SUBJECTS, ...TRANSFER_SUBJECTS]),
  'values.userType': USER_TYPES,
  'values.decisionKind': DECISION_KINDS,
  'values.decisionState': DECISION_STATES,
  'values.userStatus': [1, 0],
  'values.permission': PERMISSIONS,
  'values.permissionGroup': PERMISSION_GROUPS,
  'values.shippedRole': SHIPPED_ROLE_KEYS,
  'values.product': PRODUCTS,
  'values.language': LANGUAGES.map(({ code }) => code),
  'values.gender': ['f', 'm'],
  'values.couponType': COUPON_LIST_TYPES,
  'values.couponProduct': COUPON_PRODUCTS,
  'values.couponState': COUPON_STATES,
  'values.couponStatus': Object.values(COUPON_STATUS),
  'values.selectionResult': OUTCOME_RESULTS,
  'values.couponAction': ['sell', 'cancel'],
  'values.printPage': unique(
    PRINT_SUBJECTS.flatMap((subject) => [pageOf(subject, 0), pageOf(subject, 1)])
  ),
  'values.refusedSignIn': [
    'unknown',
    'password',
    'passive',
    'code',
    'address',
    'machine',
    'pin',
    'activation',
  ],
  'values.printerState': PRINTER_STATES,
  'values.countryActivity': ['signIn', 'coupon', 'credit', 'card', 'game'],
  'values.addressAction': COUPON_ADDRESS_ACTIONS,
  'siteSettings.countries.modes': COUNTRY_MODES,
  'values.matchStatus': MATCH_STATUSES,
  'values.betStatus': ['started', 'stopped'],
  'values.marketStatus': MARKET_STATUSES,
  'values.marketGroup': MARKET_GROUPS,
  'values.pocket': POCKETS,
  'values.mailKind': MAIL_KIND_NAMES,
  'values.mailState': MAIL_STATES,
  'mailTexts.placeholder': MAIL_PLACEHOLDERS,
  'values.cardType': CARD_TYPES,
  'values.cardStatus': CARD_STATUSES,
  'values.periodKind': PERIOD_KINDS,
  'values.statementState': STATEMENT_STATES,
  'values.commissionBasis': COMMISSION_BASES,
  'values.commissionScope': COMMISSION_SCOPES,
  'values.commissionCost': DEAL_COSTS,
  'values.turnoverShare': TURNOVER_SHARES,
  'values.negativePeriods': NEGATIVE_PERIODS,
  'credit.most': CREDIT_BOUNDS,
  'values.transferKind': TRANSFER_KINDS,
  'values.factStatus': FACT_STATUSES,
  'values.factField': unique(
    types.flatMap(({ type, sportId }) => [...factFieldsOf(type, sportId)])
  ),
  'values.rule': [...unique(types.map(({ type }) => type.rule.key)), 'unknown'],
  'values.specifierKind': unique(types.map(({ type }) => type.specifierKind)),
  'values.basis': unique(
    types.flatMap(({ type }) =>
      [...Object.values(type.basisBySport), ...(type.parts ?? []).map(({ basis }) => basis)].map(
        (basis) => basis?.split(':')[0] ?? 'regular'
      )
    )
  ),
  'values.incidentKind': INCIDENT_KINDS,
  'values.side': ['home', 'away'],
  'values.producerState': FEED_PRODUCER_STATES,
  'values.feedMessage': FEED_MESSAGE_KINDS,
  'values.feedReason': FEED_ERROR_REASONS,
  'values.betLimitScope': BET_LIMIT_SCOPES,
  'values.offerState': ['offered', 'hidden', 'suspended'],
  'values.exposureScope': EXPOSURE_SCOPES,
  'values.approvalState': APPROVAL_STATES,
  'limitScreens.ofCoupons': BET_LIMIT_SETS,
  'limitScreens.level': ['site', 'dealer', 'user'],
  'limits': LIMIT_FIGURES,
  'story.kind': COUPON_STORY_KINDS,
  'manual.action': MANUAL_ACTIONS,
  'explain.settledBy': ['rule', 'status', 'notPlayed', 'open'],
  'explain.voidReason': Object.values(VOID_REASONS),
  'addMarket.pair': pairs,
  'result.periods': unique(SPORTS.map(({ id }) => neededFacts(id).periodKind)),
  'result.source': ['staff', 'waitingTime'],
  'errors': ERROR_KEYS,
}

/** The texts at a place such as `values.pocket`. */
function textsAt(texts: object, place: string): Record<string, unknown> {
  const found = place
    .split('.')
    .reduce<unknown>(
      (at, name) => (at instanceof Object ? new Map(Object.entries(at)).get(name) : undefined),
      texts
    )
  return found instanceof Object ? { ...found } : {}
}

describe.each(Object.entries(TEXTS))('in %s', (_language, texts) => {
  it.each(Object.entries(CODES))(
    'every code of %s has its text, and no text is left over',
    (place, codes) => {
      const found = textsAt(texts, place)
      const missing = codes.filter((code) => !found[String(code)])
      expect(missing, 'without a text').toEqual([])
      const shown = new Set(codes.map(String))
      const stale = Object.keys(found).filter(
        (code) => !shown.has(code) && !KNOWN_BESIDE[place]?.includes(code)
      )
      expect(stale, 'texts of no code').toEqual([])
    }
  )
})

/** The columns of each list's file. */
const FILES: Record<string, readonly ExportField[]> = {
  'users': PERSON_EXPORT,
  'dealers': PERSON_EXPORT,
  'matches': MATCH_EXPORT,
  'coupons': COUPON_EXPORT,
  'ledger-accounts': ACCOUNT_EXPORT,
  'ledger-entries': ENTRY_EXPORT,
  'ledger-transfers': TRANSFER_EXPORT,
  'audit-log': AUDIT_EXPORT,
  'decisions': DECISION_EXPORT,
}

describe.each(Object.entries(FILES))('the file of %s', (resource, columns) => {
  it.each(Object.entries(TEXTS))(
    'has a heading for each column and words for each code in %s',
    (_name, texts) => {
      for (const column of columns) {
        const [field, group] = typeof column === 'string' ? [column] : column
        const heading = textsAt(texts, `resources.${resource}.fields`)[field]
        expect(heading, field).toBeTypeOf('string')
        expect(heading, field).not.toContain('||||')
        if (!group) continue
        expect(CODES, `codes of ${field}`).toHaveProperty([`values.${group}`])
        expect(Object.values(textsAt(texts, `values.${group}`)).join(), group).not.toContain('||||')
      }
    }
  )
})

/** Texts of codes that the screens compute themselves. */
const KNOWN_BESIDE: Record<string, readonly string[]> = {
  'values.selectionResult': ['open', 'sold', 'cancelled', 'waits', 'deadHeat'],
}
