/** The end of a grant: its pocket becomes cash, or goes back to the house (rules 15.6, 15.7). */
import { convert } from '@grandstand/shared-types/bonuses/converting'
import type { GrantState } from '@grandstand/shared-types/bonuses/states'
import type { GrantLogKind } from '@grandstand/shared-types/wire/bonuses/office'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import type { Grant } from '#bonuses/grants/grant'
import { logGrants } from '#bonuses/grants/log'
import { tellOfEnd } from '#bonuses/grants/news'
import { accountNamed, cashLeg, heldIn } from '#bonuses/grants/pocket_accounts'
import { userAccounts, type UserAccount } from '#ledger/accounts'
import { post, type Leg } from '#ledger/post'

export type GrantEnd = Exclude<GrantState, 'running' | 'held'>

const LOGGED: Readonly<Record<GrantEnd, GrantLogKind>> = {
  met: 'converted',
  forfeited: 'forfeited',
  expired: 'expired',
  lost: 'lost',
  cancelled: 'cancelled',
}

interface By {
  actorId: number | null
  reason?: string | null
}

/**
 * Ends a grant that runs or is held, and empties its pocket; resolves to the grant afterwards. The owner's accounts must be locked, and are
 * read again: the caller may have posted to them.
 */
export async function endGrant(
  trx: Trx,
  grant: Grant,
  to: GrantEnd,
  books: BonusBooks,
  { actorId, reason = null }: By = { actorId: null }
): Promise<Grant> {
  const accounts = (await userAccounts([grant.userId], { trx })).get(grant.userId) ?? []
  const heldMinor = grant.pocket === null ? 0 : heldIn(accounts, grant.pocket)
  const { cashMinor, owedMinor } = to === 'met' ? conversionOf(grant, heldMinor) : NO_CASH
  await empty(trx, grant, { heldMinor, cashMinor, accounts, books, actorId })
  const ended: Grant = {
    ...grant,
    state: to,
    convertedMinor: to === 'met' ? cashMinor : null,
    owedMinor,
    hasToken: false,
    endedAt: clock.now(),
  }
  await trx.from('bonus_grants').where('id', grant.id).update({
    state: to,
    running_key: null,
    converted: ended.convertedMinor,
    owed: owedMinor,
    has_token: false,
    ended_at: ended.endedAt,
  })
  const amountMinor = to === 'met' ? cashMinor : heldMinor
  await logGrants(trx, [{ grantId: grant.id, kind: LOGGED[to], amountMinor, actorId, reason }])
  await tellOfEnd(trx, ended)
  bonusFaultPoints.reach('grantEnded')
  return ended
}

const NO_CASH = { cashMinor: 0, owedMinor: 0 }

function conversionOf({ pocket, grantedMinor, terms }: Grant, pocketMinor: number) {
  const { highestConvertedMinor } = terms
  return pocket === null
    ? NO_CASH
    : convert({ pocket, grantedMinor, highestConvertedMinor, pocketMinor })
}

interface Emptying {
  heldMinor: number
  cashMinor: number
  accounts: readonly UserAccount[]
  books: BonusBooks
  actorId: number | null
}

async function empty(
  trx: Trx,
  { id, siteId, currency, pocket }: Grant,
  { heldMinor, cashMinor, accounts, books, actorId }: Emptying
): Promise<void> {
  if (pocket === null || heldMinor === 0) return
  const houseMinor = heldMinor - cashMinor
  const legs: Leg[] = [
    { accountId: accountNamed(accounts, pocket).id, amountMinor: 0 - heldMinor },
    ...(cashMinor > 0 ? [cashLeg(accounts, cashMinor)] : []),
    ...(houseMinor > 0 ? [{ accountId: books.bonusesId, amountMinor: houseMinor }] : []),
  ]
  await post(trx, [
    {
      id: books.nextId(),
      key: `bonus:${id}:ended`,
      kind: cashMinor > 0 ? 'bonusConverted' : 'bonusForfeited',
      siteId,
      currency,
      referenceType: 'bonusGrant',
      referenceId: id,
      ...(actorId !== null && { actorId }),
      legs,
    },
  ])
}
