/** Bonuses for the browser tests: offers and codes that staff make over the API, and the texts of their pages. */
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { UncountedReason } from '@grandstand/shared-types/bonuses/counting'
import type { BonusRequestState, GrantState } from '@grandstand/shared-types/bonuses/states'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import type {
  BonusRequestRow,
  BonusRow,
  PromoBatchRow,
  PromoCodes,
} from '@grandstand/shared-types/wire/bonuses/office'
import type { Actor } from './accounts.ts'

const TERMS: BonusTerms = {
  pocket: 'bonus',
  currency: 'TRY',
  percentMilli: 0,
  amountMinor: 5_000,
  highestMinor: 0,
  leastBaseMinor: 0,
  periodDays: 0,
  multiplierMilli: 1_000,
  highestConvertedMinor: 0,
  leastOddsMilli: 0,
  leastSelections: 0,
  largestStakeMinor: 0,
  counts: { sport: 100_000, live: 100_000 },
  lobbies: [],
  games: [],
  marketTypes: [],
  validDays: 30,
  confirmedBy: 'rule',
  isOneUse: true,
  stacking: 'refuse',
  countries: [],
  branches: [],
}

/** An offer on show, with a title of its own. */
export async function makeBonus(
  admin: Actor,
  category: BonusCategory,
  terms: Partial<BonusTerms> = {}
): Promise<{ id: number; title: string }> {
  const title = `Bonus ${Math.random().toString(36).slice(2, 8)}`
  const { id } = await admin.post<BonusRow>('/v1/bonuses', {
    titles: { tr: title },
    texts: { tr: 'Hoş geldin.\n\nİyi oyunlar.' },
    category,
    terms: { ...TERMS, ...terms },
    shownFrom: null,
    shownUntil: null,
    listOrder: 0,
    isShown: true,
  })
  return { id, title }
}

/** A code of a batch for this offer. */
export async function makeCode(admin: Actor, bonusId: number): Promise<string> {
  const batch = await admin.post<PromoBatchRow>('/v1/promo-batches', {
    bonusId,
    label: 'e2e',
    count: 1,
    expiresAt: null,
  })
  const { codes } = await admin.post<PromoCodes>(`/v1/promo-batches/${batch.id}/codes`)
  const [code] = codes
  if (!code) throw new Error('the batch has no code')
  return code
}

/** Staff refuse the request that waits for the offer. */
export async function refuseRequest(admin: Actor, title: string, reason: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ status: 0 }))
  const waiting = await admin.get<BonusRequestRow[]>(`/v1/bonus-requests?filter=${filter}`)
  const request = waiting.find(({ bonusTitles }) => bonusTitles.tr === title)
  await admin.post(`/v1/bonus-requests/${request?.id}/refuse`, { reason })
}

/** The only bonus of a player. */
export async function onlyGrant(player: Actor): Promise<GrantView> {
  const grants = await player.get<GrantView[]>('/v1/me/bonus-grants')
  const [grant] = grants
  if (!grant || grants.length !== 1) throw new Error(`the player has ${grants.length} bonuses`)
  return grant
}

/** The texts of the pages that the stories read. */
interface Texts {
  bonusesPage: Record<'title' | 'own', string>
  bonuses: Record<
    'request' | 'sent' | 'received' | 'refused' | 'takeBack' | 'takenBack',
    string
  > & {
    own: Record<'tokenWaits' | 'held', string>
    slip: Record<'free' | 'freeUsed', string>
    category: Record<BonusCategory, string>
    status: Record<BonusRequestState, string>
    state: Record<GrantState, string>
    reason: Record<UncountedReason, string>
    plays: Record<'title' | 'none', string>
    code: Record<'label' | 'redeem', string>
    giveUp: Record<'keep', string>
    forfeit: Record<'title' | 'confirm', string>
  }
}

export async function bonusTexts(language: SiteLanguage): Promise<Texts> {
  const load = async <K extends keyof Texts>(folder: string): Promise<Pick<Texts, K>> => {
    const file: { default: Pick<Texts, K> } = await import(
      `../../src/features/bonuses/${folder}/${language}.ts`
    )
    return file.default
  }
  return { ...(await load<'bonusesPage'>('texts')), ...(await load<'bonuses'>('pageTexts')) }
}

/** The texts of the slip that the stories read. */
export async function slipTexts(language: SiteLanguage) {
  const file: { default: { slip: Record<'title' | 'upTo' | 'place_one', string> } } = await import(
    `../../src/features/betslip/texts/${language}.ts`
  )
  return file.default
}

/** A text with any values in its places. */
export const ofTemplate = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')
  )
