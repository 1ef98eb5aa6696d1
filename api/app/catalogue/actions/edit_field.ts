/** Staff enter the field of a race: the race itself, and its card. */
import { authorOf, recordAudit } from '#audit/record_audit'
import { editing } from '#audit/edit_rows'
import { guardBets } from '#catalogue/actions/bet_guard'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import {
  fieldOf,
  fieldRows,
  runnerRows,
  type FieldRow,
  type RunnerRow,
} from '#catalogue/racing/field_rows'
import { assertField } from '#catalogue/racing/race_facts'
import { runnersNamed } from '#catalogue/racing/runner_prices'
import type { FieldChanges, SentRunner } from '#catalogue/validators/races'
import { AppError } from '#core/errors/app_error'
import { insertAll, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/**
 * Changes what was sent of a field; with `runners` the card is as sent: a runner keeps its status, a new one is declared or a
 * reserve, and one that is not named leaves the field. Throws 403 `holdsBet`, 404 `notFound` without such a race, 422 `raceField` as `assertField`
 * and with `runnerNamed` for one that would leave although a market names it.
 */
export async function editField(
  editor: Editor,
  matchId: number,
  changes: FieldChanges
): Promise<void> {
  await guardBets(editor, matchId)
  const matchIds = await editing(async (trx) => {
    await trx.from('matches').where('id', matchId).select('id').forUpdate().first()
    const [field] = await fieldRows([matchId], trx)
    if (!field) throw AppError.notFound()
    await writeField(trx, editor, field, changes)
    return touchMatches(trx, 'id', matchId)
  })
  announceMatches(matchIds)
}

/** As `editField`, inside a transaction, on a field whose row is there. */
export async function writeField(
  trx: Trx,
  editor: Editor,
  field: FieldRow,
  changes: FieldChanges
): Promise<void> {
  const matchId = Number(field.match_id)
  const { isHandicap, offAt, runners: sent } = changes
  const next: FieldRow = {
    ...field,
    is_handicap: Number(isHandicap ?? Boolean(field.is_handicap)),
    off_at: offAt === undefined ? field.off_at : offAt,
  }
  const before = await runnerRows([matchId], trx)
  const after = sent ? sent.map((one) => rowAfter(matchId, one, before)) : before
  assertField(fieldOf(next, after))
  await requireNamed(trx, matchId, after)
  await trx
    .from('race_fields')
    .where('match_id', matchId)
    .update({ is_handicap: next.is_handicap, off_at: next.off_at })
  if (sent) await writeRunners(trx, before, after)
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'race.field',
    subjectType: 'match',
    subjectId: matchId,
    detail: {
      after: { ...changes, runners: sent?.map(({ number, name }) => `${number} ${name}`) },
    },
  })
}

/** A new row has the id 0. */
const NEW = 0

function rowAfter(
  matchId: number,
  { number, name, entry, isReserve, card }: SentRunner,
  before: readonly RunnerRow[]
): RunnerRow {
  const known = before.find((row) => row.number === number)
  const said = { name, entry: entry ?? null, card: JSON.stringify(card ?? {}) }
  if (known) return { ...known, ...said }
  return {
    id: NEW,
    match_id: matchId,
    number,
    status: isReserve ? 'reserve' : 'declared',
    withdrawn_at: null,
    withdrawn_odds_milli: null,
    replaces: null,
    starting_price_milli: null,
    ...said,
  }
}

/** Bets on a number must find its runner for ever. */
async function requireNamed(trx: Trx, matchId: number, after: readonly RunnerRow[]): Promise<void> {
  const numbers = new Set(after.map(({ number }) => number))
  const lost = [...(await runnersNamed(trx, matchId))].find((number) => !numbers.has(number))
  if (lost === undefined) return
  throw new AppError('raceField', { params: ['runnerNamed', lost] })
}

async function writeRunners(
  trx: Trx,
  before: readonly RunnerRow[],
  after: readonly RunnerRow[]
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await trx.from('runners').whereIn('id', gone).delete()
  for (const { id, name, entry, card } of after.filter((row) => row.id !== NEW)) {
    await trx.from('runners').where('id', id).update({ name, entry, card })
  }
  const added = after.filter((row) => row.id === NEW).map(({ id: _new, ...columns }) => columns)
  if (added.length > 0) await insertAll(trx, 'runners', added)
}
