/** Staff edit markets and prices. */
import {
  isSwitchable,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import {
  comparedIn,
  findMarketType,
  isOnField,
  isOutcomeOf,
  isSpecifierOf,
  specifierExample,
  outcomesOf,
} from '@grandstand/shared-types/markets/table/market_types'
import type { MarketOutcome, MarketType } from '@grandstand/shared-types/markets/model/market_type'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
  parseScore,
  parseSpecifier,
} from '@grandstand/shared-types/markets/model/specifier'
import { isCalledOff, isFinished } from '@grandstand/shared-types/catalogue/match_status'
import {
  isOrderMarket,
  LEAST_STORED_ODDS_MILLI,
  USUAL_ORDER_MARGIN,
} from '@grandstand/shared-types/markets/model/order_market'
import {
  FAVOURITE_KEY,
  followsToWin,
  isFavouriteMarket,
} from '@grandstand/shared-types/markets/model/favourite_market'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { insertAll, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireRow } from '#catalogue/actions/edit_places'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import { isRace } from '#catalogue/racing/field_rows'
import { ofRunners, requireRunning, runningOf } from '#catalogue/racing/runner_market'
import type { MarketChanges, NewMarket, OutcomeChanges } from '#catalogue/validators/matches'

/**
 * Adds a market with its prices; where these follow from those to win, with its margin alone. Throws 422 at `matchId` (unknown), `marketTypeId` (of another sport, or for
 * races alone), `specifier`,
 * `outcomes` (also a runner that is not in the field, or out of it); 422 `matchClosed` once the match is over; 409 `alreadyExists` when the match has a market of this type
 * and line.
 */
export async function createMarket(editor: Editor, input: NewMarket): Promise<number> {
  const id = await editing(async (trx) => {
    const match = await requireRow(trx, 'matches', input.matchId, 'matchId')
    const status = String(match['status'])
    if (Number(match['result_revision']) > 0 || isFinished(status) || isCalledOff(status)) {
      throw new AppError('matchClosed')
    }
    const type = requireType(input, Number(match['sport_id']))
    if (isOnField(type) !== (await isRace(input.matchId, trx))) {
      throw AppError.field('marketTypeId', 'unknownEntry')
    }
    const specifier = requireSpecifier(type, input.specifier ?? '')
    requireOutcomes(type, specifier, input)
    const running = await runningOf(trx, type, { ...input, compared: comparedIn(specifier) })
    const marketId = await insertRow(trx, editor, 'markets', {
      match_id: input.matchId,
      market_type_id: type.id,
      specifier,
      is_main_line: false,
      updated_at: clock.now(),
      ...(isOrderMarket(type.id) && { order_margin: input.orderMargin ?? USUAL_ORDER_MARGIN }),
    })
    await touchMatches(trx, 'id', input.matchId)
    if (isFavouriteMarket(type.id)) await insertAll(trx, 'outcomes', [favouriteRow(marketId)])
    if (followsToWin(type.id)) return marketId
    const rows = outcomeRows(marketId, outcomesOf(type, specifier), input)
    await insertAll(trx, 'outcomes', running ? ofRunners(rows, running) : rows)
    if (input.isMainLine) await makeMainLine(trx, marketId)
    return marketId
  })
  announceMatches([input.matchId])
  return id
}

/**
 * Opens, closes or suspends a market, or makes it the main line in place of the present one. Throws 404 `notFound`, 409
 * `versionConflict` when `version` is not the market's, 422 `stateFixed` at `status` for a state that staff may not
 * set, and at `orderMargin` for a market whose prices do not follow from those to win.
 */
export async function updateMarket(
  editor: Editor,
  id: number,
  { status, isMainLine, orderMargin, version }: MarketChanges
): Promise<void> {
  const matchId = await editing(async (trx) => {
    const market = await bumpVersion(trx, id, version)
    const isSet = status !== undefined && status !== market.status
    if (isSet && !(isSwitchable(status) && isSwitchable(market.status))) {
      throw AppError.field('status', 'stateFixed')
    }
    if (orderMargin !== undefined && !isOrderMarket(market.market_type_id)) {
      throw AppError.field('orderMargin', 'stateFixed')
    }
    if (isMainLine) await makeMainLine(trx, id)
    await updateRow(trx, editor, 'markets', id, {
      status,
      is_main_line: isMainLine,
      order_margin: orderMargin,
    })
    await touchMatches(trx, 'id', market.match_id)
    return market.match_id
  })
  announceMatches([matchId])
}

/**
 * Deletes a market with its prices. Throws 404 `notFound`, 409 `inUse` while the market is open or a coupon has a
 * selection on it.
 */
export async function deleteMarket(editor: Editor, id: number): Promise<void> {
  const matchId = await editing(async (trx) => {
    const market = await bumpVersion(trx, id)
    const outcomes: { id: number }[] = await trx
      .query<{ id: number }>()
      .from('outcomes')
      .where('market_id', id)
      .select('id')
    const outcomeIds = outcomes.map((outcome) => outcome.id)
    const selection = await trx
      .query<{ coupon_id: number }>()
      .from('coupon_selections')
      .whereIn('outcome_id', outcomeIds)
      .select('coupon_id')
      .first()
    if (selection || market.status === MARKET_STATUS.active) throw new AppError('inUse')
    await trx.from('outcomes').where('market_id', id).delete()
    await deleteRow(trx, editor, 'markets', id)
    await touchMatches(trx, 'id', market.match_id)
    return market.match_id
  })
  announceMatches([matchId])
}

/**
 * Sets a price or closes the outcome. Throws 404 `notFound`, 409 `versionConflict`, also when the price is no longer
 * `fromMilli`, 422 `matchClosed` once the market is settled or cancelled, `stateFixed` at `active` for a runner that does not run, and at
 * `oddsMilli` where prices follow from those to win.
 */
export async function updateOutcome(
  editor: Editor,
  id: number,
  { oddsMilli, fromMilli, active, version }: OutcomeChanges
): Promise<void> {
  const matchId = await editing(async (trx) => {
    const outcome = await trx
      .query<{ market_id: number }>()
      .from('outcomes')
      .where('id', id)
      .select('market_id')
      .first()
    if (!outcome) throw AppError.notFound()
    const market = await bumpVersion(trx, outcome.market_id, version)
    if (!isSwitchable(market.status)) throw new AppError('matchClosed')
    const isPriced = oddsMilli !== undefined || !isFavouriteMarket(market.market_type_id)
    if (isPriced && followsToWin(market.market_type_id)) {
      throw AppError.field('oddsMilli', 'stateFixed')
    }
    if (fromMilli !== undefined) await requirePrice(trx, id, fromMilli)
    if (active) await requireRunning(trx, id)
    await updateRow(trx, editor, 'outcomes', id, {
      odds_milli: oddsMilli,
      active,
    })
    await touchMatches(trx, 'id', market.match_id)
    return market.match_id
  })
  announceMatches([matchId])
}

/** The market's row is held, so the price read now is the one that is changed. */
async function requirePrice(trx: Trx, id: number, fromMilli: number): Promise<void> {
  const present = await trx
    .query<{ odds_milli: number }>()
    .from('outcomes')
    .where('id', id)
    .select('odds_milli')
    .forUpdate()
    .firstOrFail()
  if (Number(present.odds_milli) !== fromMilli) throw new AppError('versionConflict')
}

interface MarketRow {
  match_id: number
  market_type_id: number
  status: MarketStatus
}

/** Raises the version before the edit, so that the second of two edits of the same state is refused. */
async function bumpVersion(trx: Trx, id: number, expected?: number): Promise<MarketRow> {
  const query = trx.from('markets').where('id', id)
  if (expected !== undefined) query.where('version', expected)
  const raised = await query.update({
    version: trx.raw('version + 1'),
    updated_at: clock.now(),
  })
  const row = await trx
    .query<MarketRow>()
    .from('markets')
    .where('id', id)
    .select('match_id', 'market_type_id', 'status')
    .first()
  if (!row) throw AppError.notFound()
  if (Number(raised) !== 1) throw new AppError('versionConflict')
  return { ...row, match_id: Number(row.match_id) }
}

async function makeMainLine(trx: Trx, id: number): Promise<void> {
  const market = await trx
    .query<{ match_id: number; market_type_id: number }>()
    .from('markets')
    .where('id', id)
    .select('match_id', 'market_type_id')
    .firstOrFail()
  await trx
    .from('markets')
    .where({ match_id: market.match_id, market_type_id: market.market_type_id })
    .whereNot('id', id)
    .update({ is_main_line: false })
  await trx.from('markets').where('id', id).update({ is_main_line: true })
}

function requireType(input: NewMarket, sportId: number): MarketType {
  const type = findMarketType(input.marketTypeId)
  if (!type || type.basisBySport[sportId] === undefined) {
    throw AppError.field('marketTypeId', 'unknownEntry')
  }
  return type
}

/** The specifier in its shortest form, so that one line is one market: `total=2.50` becomes `total=2.5`. */
function requireSpecifier(type: MarketType, specifier: string): string {
  const pairs = parseSpecifier(specifier)
  if (!pairs || !isSpecifierOf(type, specifier)) {
    throw AppError.field('specifier', 'formWrong', [specifierExample(type)])
  }
  return formatSpecifier(
    Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, shortest(value)]))
  )
}

function shortest(value: string): string {
  const quarters = parseQuarters(value)
  return quarters === null ? (parseScore(value)?.join(':') ?? value) : formatQuarters(quarters)
}

const LEAST_OUTCOMES = 2

/** None where prices follow from those to win: they come when somebody wants to bet on them, and the favourite with its market. */
function requireOutcomes(type: MarketType, specifier: string, { outcomes }: NewMarket): void {
  const keys = outcomes.map((outcome) => outcome.key)
  const isWhole = followsToWin(type.id) ? keys.length === 0 : keys.length >= LEAST_OUTCOMES
  const areKnown = keys.every((key) => isOutcomeOf(type, specifier, key))
  if (!isWhole || !areKnown || new Set(keys).size !== keys.length) {
    throw AppError.field('outcomes', 'outcomesWrong')
  }
}

/** The favourite, which has no price of its own. */
const favouriteRow = (marketId: number) => ({
  market_id: marketId,
  outcome_key: FAVOURITE_KEY,
  odds_milli: LEAST_STORED_ODDS_MILLI,
  active: true,
  list_order: 0,
})

/** Outcomes in the order of the market type; outcomes that are players keep the order of the request. */
function outcomeRows(marketId: number, known: readonly MarketOutcome[], { outcomes }: NewMarket) {
  return outcomes.map(({ key, oddsMilli }, index) => ({
    market_id: marketId,
    outcome_key: key,
    odds_milli: oddsMilli,
    active: true,
    list_order: known.some((outcome) => outcome.key === key)
      ? known.findIndex((outcome) => outcome.key === key)
      : index,
  }))
}
