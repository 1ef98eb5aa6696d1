/** An offer of a bonus with a request, a grant and a batch of codes, written without the API and without money. */
import db from '@adonisjs/lucid/services/db'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'

export const PLAIN_TERMS: BonusTerms = {
  pocket: 'bonus',
  currency: 'TRY',
  percentMilli: 0,
  amountMinor: 1_000,
  highestMinor: 0,
  leastBaseMinor: 0,
  periodDays: 0,
  multiplierMilli: 1_000,
  highestConvertedMinor: 0,
  leastOddsMilli: 0,
  leastSelections: 0,
  largestStakeMinor: 0,
  counts: { sport: 100_000, live: 100_000, slot: 100_000 },
  lobbies: [],
  games: [],
  marketTypes: [],
  validDays: 30,
  confirmedBy: 'rule',
  isOneUse: false,
  stacking: 'refuse',
  countries: [],
  branches: [],
}

interface Player {
  id: number
  siteId: number
}

/** The offer's id. */
export async function makeBonusRow(
  siteId: number,
  category: string,
  terms: Partial<BonusTerms> = {}
): Promise<number> {
  const [bonusId = 0]: number[] = await db.table('bonuses').insert({
    site_id: siteId,
    titles: '{"tr":"Ad","en":"Name"}',
    texts: '{}',
    category,
    version: 1,
    list_order: 1,
    is_shown: true,
    created_at: 0,
    updated_at: 0,
  })
  await db.table('bonus_versions').insert({
    bonus_id: bonusId,
    version: 1,
    terms: JSON.stringify({ ...PLAIN_TERMS, ...terms }),
    author_id: null,
    created_at: 0,
  })
  return bonusId
}

export async function makeBonusRows({ id: userId, siteId }: Player) {
  const bonusId = await makeBonusRow(siteId, 'manual')
  const grant = {
    site_id: siteId,
    user_id: userId,
    bonus_id: bonusId,
    version: 1,
    category: 'manual',
    pocket: 'bonus',
    terms: JSON.stringify(PLAIN_TERMS),
    currency: 'TRY',
    state: 'expired',
    base: 0,
    granted: 1_000,
    due: 1_000,
    counted: 0,
    owed: 0,
    has_token: false,
    created_at: 0,
    expires_at: 1,
    ended_at: 1,
  }
  const [grantId = 0]: number[] = await db.table('bonus_grants').insert(grant)
  const [requestId = 0]: number[] = await db.table('bonus_requests').insert({
    site_id: siteId,
    bonus_id: bonusId,
    user_id: userId,
    status: 1,
    grant_id: grantId,
    created_at: 0,
  })
  const [batchId = 0]: number[] = await db.table('promo_batches').insert({
    site_id: siteId,
    bonus_id: bonusId,
    label: 'Batch',
    count: 0,
    maker_id: userId,
    created_at: 0,
  })
  return {
    'bonuses': bonusId,
    'bonus-requests': requestId,
    'bonus-grants': grantId,
    'promo-batches': batchId,
  }
}
