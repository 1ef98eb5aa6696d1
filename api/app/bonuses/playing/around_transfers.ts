/** Where the bonus' part of a payout goes once its grant has ended (rules 15.6): on from the pocket, to cash or to the house. */
import { splitOwed } from '@grandstand/shared-types/bonuses/converting'
import { winPlaceOf } from '@grandstand/shared-types/bonuses/states'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import type { Grant } from '#bonuses/grants/grant'
import { cashLeg } from '#bonuses/grants/pocket_accounts'
import type { StoredPlay } from '#bonuses/playing/followed_plays'
import type { UserAccount } from '#ledger/accounts'
import type { Leg, Transfer } from '#ledger/post'

/** Transfers around those that pay the parts: money that is taken back must be in the pocket before. */
export interface Around {
  before: Transfer[]
  after: Transfer[]
}

export interface PaidParts {
  plays: readonly Pick<StoredPlay, 'grantId' | 'pocket'>[]
  /** What the payout brings to each account, below 0 for what it takes back. */
  parts: readonly Share[]
}

interface Books {
  grants: Map<number, Grant>
  accounts: readonly UserAccount[]
  books: BonusBooks
}

/** Changes what the grants owe. */
export function aroundParts(
  { plays, parts }: PaidParts,
  { grants, accounts, books }: Books
): Around {
  const around: Around = { before: [], after: [] }
  for (const { grantId, pocket } of plays) {
    const grant = grants.get(grantId)
    const account = accounts.find((own) => own.pocket === pocket)
    const part = parts.find(({ accountId }) => accountId === account?.id)
    if (!grant || !account || !part || winPlaceOf(grant.state) === 'pocket') continue
    const { amountMinor } = part
    const transfer = moveOn(grant, account.id, amountMinor, { grants, accounts, books })
    around[amountMinor < 0 ? 'before' : 'after'].push(transfer)
  }
  return around
}

function moveOn(
  grant: Grant,
  pocketId: number,
  amountMinor: number,
  { grants, accounts, books }: Books
): Transfer {
  const id = books.nextId()
  const toHouse = (minor: number): Leg[] =>
    minor === 0 ? [] : [{ accountId: books.bonusesId, amountMinor: minor }]
  const common = {
    id,
    key: `bonus:${grant.id}:moved:${id}`,
    siteId: grant.siteId,
    currency: grant.currency,
    referenceType: 'bonusGrant' as const,
    referenceId: grant.id,
  }
  const fromPocket: Leg = { accountId: pocketId, amountMinor: 0 - amountMinor }
  if (winPlaceOf(grant.state) === 'house') {
    return { ...common, kind: 'bonusForfeited', legs: [fromPocket, ...toHouse(amountMinor)] }
  }
  const { houseMinor, cashMinor } = splitOwed(amountMinor, grant.owedMinor)
  grants.set(grant.id, { ...grant, owedMinor: grant.owedMinor - houseMinor })
  const toCash = cashMinor === 0 ? [] : [cashLeg(accounts, cashMinor)]
  return {
    ...common,
    kind: 'bonusConverted',
    legs: [fromPocket, ...toCash, ...toHouse(houseMinor)],
  }
}
