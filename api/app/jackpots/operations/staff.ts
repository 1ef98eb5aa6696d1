/** Jackpots as staff edit them, and what they paid. */
import type {
  JackpotBrand,
  JackpotHistory,
  JackpotRow,
} from '@grandstand/shared-types/wire/games/jackpots'
import { createOperation, editsOf, updateOperation } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as editing from '#jackpots/actions/edit_jackpots'
import { joinableBrands } from '#jackpots/brands/joinable_brands'
import { historyOf } from '#jackpots/queries/history'
import { jackpotResource, scopeJackpots, withLevels } from '#jackpots/queries/jackpot_resource'
import { scopeWins, winResource } from '#jackpots/queries/win_resource'
import { planRule, withdrawRule } from '#jackpots/actions/level_rules'
import { changeValidator, historyValidator, jackpotValidator } from '#jackpots/validators/jackpots'

const READS = 'jackpots.view'
const EDITS = 'jackpots.edit'
const DEFAULT_DAYS = 7

const jackpotReads = { permission: READS, scope: scopeJackpots, extend: withLevels } as const
const winReads = { permission: READS, scope: scopeWins } as const
const jackpots = editsOf(jackpotResource, EDITS, jackpotReads)
const ERRORS = [
  'isRequiredArea',
  'notChangeable',
  'amountTooSmall',
  'unknownEntry',
  'brandCurrencyDiffers',
] as const

export const staff = {
  ...aroundList('brandJackpots', jackpotResource, jackpotReads),
  ...readOperations('brandJackpots', jackpotResource, jackpotReads),
  ...createOperation('brandJackpots', jackpots, {
    does: 'A new jackpot; the house puts up the seed of each level.',
    stepUp: 'always',
    body: jackpotValidator,
    bodyKb: 32,
    errors: ERRORS,
    run: editing.createJackpot,
  }),
  ...updateOperation('brandJackpots', jackpots, {
    does: 'Changes a jackpot; the share of a level counts at once, its kind, seed and bound from its next run on.',
    stepUp: 'always',
    body: jackpotValidator,
    bodyKb: 32,
    errors: ERRORS,
    run: editing.updateJackpot,
  }),
  ...aroundList('jackpotWins', winResource, winReads),
  ...readOperations('jackpotWins', winResource, winReads),
}

const readJackpot = rowReader(jackpotResource, jackpotReads)

export const jackpotHistory = operation({
  method: 'GET',
  path: '/v1/brand-jackpots/:id/history',
  does: 'The values of the levels at the end of each hour, as the ledger has them.',
  who: READS,
  query: historyValidator,
  answers: reply<JackpotHistory>(),
  errors: ['notFound'],
  notes: { in: '`days` = 7' },
  handle: async ({ principal, params: { id }, query }) =>
    historyOf((await readJackpot(id, principal)).levels, query.days ?? DEFAULT_DAYS),
})

export const jackpotBrands = operation({
  method: 'GET',
  path: '/v1/jackpot-brands',
  does: 'The other brands that may play for a jackpot, by name, each with its currency.',
  who: 'jackpots.share',
  answers: reply<JackpotBrand[]>(),
  handle: ({ principal }) => joinableBrands(principal.siteId),
})

const CHANGES = '/v1/brand-jackpots/:id/changes'

export const planJackpotChange = operation({
  method: 'POST',
  path: CHANGES,
  does: 'Plans the rule of a level from a moment on.',
  who: EDITS,
  stepUp: 'always',
  body: changeValidator,
  answers: reply<JackpotRow>(201),
  errors: ['notFound', 'amountTooSmall', 'tooSoon', 'alreadyExists'],
  handle: async ({ principal, ip, params: { id }, body }) => {
    await planRule({ principal, ip }, id, body)
    return readJackpot(id, principal)
  },
})

export const withdrawJackpotChange = operation({
  method: 'DELETE',
  path: `${CHANGES}/:changeId`,
  does: 'Withdraws a planned rule of a level.',
  who: EDITS,
  stepUp: 'always',
  answers: reply<JackpotRow>(),
  errors: ['notFound', 'updatedError'],
  handle: async ({ principal, ip, params: { id, changeId } }) => {
    await withdrawRule({ principal, ip }, id, changeId)
    return readJackpot(id, principal)
  },
})
