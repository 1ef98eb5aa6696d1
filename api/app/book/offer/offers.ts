/** The layers and margins of all brands in memory beside the book, so that showing and placing need no query. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import { hasMargin, type BrandMargins } from '@grandstand/shared-types/live/margins'
import type { SoldAtStart } from '@grandstand/shared-types/racing/terms/sold_at_start'
import { bus } from '#core/bus'
import { inTurn } from '#core/timing/in_turn'
import { book, type BookMatch } from '#book/book'
import { bookChanges } from '#book/changes'
import { openSites } from '#sites/current_site'
import { Offer } from '#book/offer/offer'

interface Row {
  site_id: number
  scope: OfferScope
  scope_id: number
  is_hidden: number
  is_suspended: number
}

let bySite = new Map<number, Offer>()
/** The rows of each brand as text, by which a change is found. */
let known = new Map<number, string>()

/** What stood in the table at the last reading, as far as a quick look tells. */
let look = ''

/** The layer of a brand; null for a brand that offers everything as it is. */
export const offerOf = (siteId: number): Offer | null => bySite.get(siteId) ?? null

/** Reloads all layers and margins, and tells of each match that is offered in another way than before. */
export const loadOffers = inTurn(async (): Promise<void> => {
  look = await lookNow()
  const rows: Row[] = await db
    .query<Row>()
    .from('offer_layers')
    .orderBy('id')
    .select('site_id', 'scope', 'scope_id', 'is_hidden', 'is_suspended')
  const ofSites = Map.groupBy(rows, (row) => Number(row.site_id))
  const margins = await marginsOfSites()
  const atStart = await sellersAtStart()
  const next = new Map<number, Offer>()
  const texts = new Map<number, string>()
  const changed: number[] = []
  for (const siteId of new Set([...ofSites.keys(), ...margins.keys(), ...atStart.keys()])) {
    const own = ofSites.get(siteId) ?? []
    const ownMargins = margins.get(siteId) ?? null
    const ownAtStart = atStart.get(siteId)
    const text = JSON.stringify([own, ownMargins, ownAtStart])
    const before = bySite.get(siteId)
    const isSame = before !== undefined && known.get(siteId) === text
    next.set(siteId, isSame ? before : offerFrom(siteId, own, ownMargins, ownAtStart))
    texts.set(siteId, text)
    if (!isSame) changed.push(siteId)
  }
  for (const siteId of bySite.keys()) if (!next.has(siteId)) changed.push(siteId)
  const before = bySite
  bySite = next
  known = texts
  for (const siteId of changed) tell(siteId, before.get(siteId), next.get(siteId))
})

/** Reloads the layers when another process has changed one, which a quick look tells. */
export async function followOffers(): Promise<void> {
  if ((await lookNow()) !== look) await loadOffers()
}

async function lookNow(): Promise<string> {
  const row = await db
    .from('offer_layers')
    .count('* as rows')
    .max({ newest: 'id', changed: 'updated_at' })
    .first()
  return JSON.stringify(row)
}

/** Of the brands that set any. */
async function marginsOfSites(): Promise<Map<number, BrandMargins>> {
  const sites = await openSites()
  return new Map(
    sites.flatMap(({ id, settings: { live, preMatchMargins } }): [number, BrandMargins][] => {
      const { margins: inPlay } = live
      const isAny = hasMargin(inPlay) || hasMargin(preMatchMargins)
      return isAny ? [[id, { inPlay, preMatch: preMatchMargins }]] : []
    })
  )
}

/** Of the brands that sell anything at the starting price. */
async function sellersAtStart(): Promise<Map<number, SoldAtStart>> {
  const sites = await openSites()
  return new Map(
    sites.flatMap(({ id, settings: { startingPrice: sold } }): [number, SoldAtStart][] =>
      sold.horses || sold.dogs ? [[id, sold]] : []
    )
  )
}

bus.on('siteChanged', () => {
  loadOffers().catch((error: unknown) => {
    logger.error({ err: error }, 'what brands lay over the offer could not be read')
  })
})

const offerFrom = (
  siteId: number,
  rows: readonly Row[],
  margins: BrandMargins | null,
  soldAtStart: SoldAtStart | undefined
): Offer =>
  new Offer(
    siteId,
    rows.map((row) => ({
      scope: row.scope,
      scopeId: Number(row.scope_id),
      isHidden: Boolean(row.is_hidden),
      isSuspended: Boolean(row.is_suspended),
    })),
    margins,
    soldAtStart
  )

function tell(siteId: number, before: Offer | undefined, after: Offer | undefined): void {
  for (const match of book.matches()) {
    if (!differs(match, before, after)) continue
    bookChanges.emit({ kind: 'offer', siteId, matchId: match.id })
  }
}

function differs(match: BookMatch, before: Offer | undefined, after: Offer | undefined): boolean {
  if ((before?.hides(match) ?? false) !== (after?.hides(match) ?? false)) return true
  if ((before?.marginOf(match) ?? 0) !== (after?.marginOf(match) ?? 0)) return true
  if ((before?.sellsAtStart(match) ?? false) !== (after?.sellsAtStart(match) ?? false)) return true
  return match.markets.some(
    (market) => (before?.suspends(market) ?? false) !== (after?.suspends(market) ?? false)
  )
}
