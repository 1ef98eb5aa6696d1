/** A row of everything that affiliates have, written without the API. */
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import type { TestUser } from '#tests/support/factories'

async function insert(
  table: string,
  columns: Record<string, string | number | boolean | null>
): Promise<number> {
  const [id = 0]: number[] = await db.table(table).insert(columns)
  return id
}

const NO_AMOUNTS = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 0]))

/** Ids by list; the user is the affiliate and the referred player at once. */
export async function makeAffiliateRows({ id, siteId, currency }: TestUser) {
  const now = clock.now()
  const ofSite = { site_id: siteId }
  const affiliateId = await insert('affiliates', {
    ...ofSite,
    user_id: id,
    state: 'waiting',
    about: 'A blog',
    created_at: now,
  })
  const codeId = await insert('affiliate_codes', {
    ...ofSite,
    affiliate_id: affiliateId,
    code: `own${id}`,
    created_at: now,
  })
  const referralId = await insert('affiliate_referrals', {
    ...ofSite,
    user_id: id,
    affiliate_id: affiliateId,
    code_id: codeId,
    campaign: '',
    standing: 'held',
    registered_at: now,
  })
  const periodId = await insert('affiliate_periods', {
    ...ofSite,
    kind: 'day',
    starts_at: now,
    ends_at: now + 86_400_000,
    created_at: now,
  })
  const statementId = await insert('affiliate_statements', {
    period_id: periodId,
    affiliate_id: affiliateId,
    currency,
    state: 'draft',
    cpa_count: 0,
    ...NO_AMOUNTS(
      'gross corrections bonuses chargebacks fee net share cpa clawback sub adjustments earned carried carry owed debt payable'
    ),
  })
  return {
    'affiliates': affiliateId,
    'affiliate-players': referralId,
    'affiliate-flags': await insert('affiliate_flags', {
      referral_id: referralId,
      flag: 'sameDevice',
      state: 'open',
      created_at: now,
    }),
    'affiliate-postbacks': await insert('affiliate_postbacks', {
      ...ofSite,
      affiliate_id: affiliateId,
      referral_id: referralId,
      event: 'registration',
      happened_at: now,
      state: 'sent',
      attempts: 1,
      next_attempt_at: now,
      created_at: now,
    }),
    'affiliate-banners': await insert('affiliate_banners', {
      ...ofSite,
      title: 'Wide',
      picture: '/pictures/none.webp',
      list_order: 1,
      is_shown: true,
    }),
    'affiliate-statements': statementId,
    'affiliate-statement-lines': await insert('affiliate_statement_lines', {
      ...{ statement_id: statementId, period_id: periodId, earned: 0, amount: 0 },
    }),
    'affiliate-statement-players': await insert('affiliate_statement_players', {
      statement_id: statementId,
      referral_id: referralId,
      standing: 'held',
      ...NO_AMOUNTS(
        'found_gross found_corrections found_bonuses found_chargebacks found_stakes gross corrections bonuses chargebacks cpa'
      ),
    }),
  }
}
