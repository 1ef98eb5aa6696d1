/** Rules of levels: at once, or from a moment on. Each rule that a level had stays in its history (rules 13.6). */
import {
  LEAST_MEAN_STAKES_MINOR,
  LEAST_NOTICE_MS,
  LEAST_SPAN_MINOR,
} from '@grandstand/shared-types/games/jackpot/bounds'
import type { LevelRule } from '@grandstand/shared-types/wire/games/jackpots'
import { editing, insertRow, updateRow } from '#audit/edit_rows'
import type { Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { requireEditable } from '#jackpots/actions/require_share'
import { tellEdited } from '#jackpots/actions/tell_edited'
import { ruleColumns, ruleOf, RULE_COLUMNS, type RuleColumns } from '#jackpots/runs/level_rule'
import type { SentChange } from '#jackpots/validators/jackpots'

/** Throws 422 `amountTooSmall` [least] for a bound too near to its seed, or a random level with too low a mean. */
export function requireRule(rule: LevelRule, at = ''): void {
  const least = rule.seedMinor + LEAST_SPAN_MINOR
  if (rule.mustFallBeforeMinor < least) {
    throw AppError.field(`${at}mustFallBeforeMinor`, 'amountTooSmall', [least])
  }
  if (rule.kind === 'random' && rule.meanStakesMinor < LEAST_MEAN_STAKES_MINOR) {
    throw AppError.field(`${at}meanStakesMinor`, 'amountTooSmall', [LEAST_MEAN_STAKES_MINOR])
  }
}

interface SavedRule {
  levelId: number
  isNew: boolean
  rule: LevelRule
}

/** Writes the rule of a level as of now, if it is another one than it has; what is planned stays planned. */
export async function saveRule(
  trx: Trx,
  editor: Editor,
  { levelId, isNew, rule }: SavedRule
): Promise<void> {
  const columns = ruleColumns(rule)
  if (!isNew) {
    await lockLevel(trx, levelId)
    await writeDue(trx, levelId)
    if (!(await updateRow(trx, editor, 'jackpot_levels', levelId, { ...columns }))) return
  }
  await trx.table('jackpot_level_terms').insert({
    ...columns,
    ...madeNow(editor),
    level_id: levelId,
    from_at: clock.now(),
    state: 'inForce',
  })
}

/**
 * Plans a rule of a level, and resolves to its number. Throws as `requireLevel`, 422 as `requireRule`, `tooSoon` [the earliest moment] at
 * `fromAt`, and 409 `alreadyExists` for a level of which another change is planned for this moment.
 */
export async function planRule(
  editor: Editor,
  jackpotId: number,
  { levelId, fromAt, ...rule }: SentChange
): Promise<number> {
  requireRule(rule)
  const earliest = clock.now() + LEAST_NOTICE_MS
  if (fromAt < earliest) throw AppError.field('fromAt', 'tooSoon', [earliest])
  const id = await editing(async (trx) => {
    await requireLevel(trx, editor, jackpotId, levelId)
    const planned = { level_id: levelId, from_at: fromAt, state: 'planned' }
    if (await trx.from('jackpot_level_terms').where(planned).first()) {
      throw new AppError('alreadyExists')
    }
    const columns = { ...ruleColumns(rule), ...madeNow(editor), ...planned }
    return insertRow(trx, editor, 'jackpot_level_terms', columns)
  })
  tellEdited()
  return id
}

/** Throws as `requireLevel`, and 409 `updatedError` for a change whose date has come, or that is withdrawn. */
export async function withdrawRule(
  editor: Editor,
  jackpotId: number,
  changeId: number
): Promise<void> {
  await editing(async (trx) => {
    const row = found(
      await trx
        .query<{ level_id: number; from_at: number; state: string }>()
        .from('jackpot_level_terms')
        .where('id', changeId)
        .select('level_id', 'from_at', 'state')
        .first()
    )
    await requireLevel(trx, editor, jackpotId, Number(row.level_id))
    if (row.state !== 'planned' || Number(row.from_at) <= clock.now()) {
      throw new AppError('updatedError')
    }
    await updateRow(trx, editor, 'jackpot_level_terms', changeId, { state: 'withdrawn' })
  })
  tellEdited()
}

const madeNow = ({ principal }: Editor) => ({ made_by: principal.userId, made_at: clock.now() })

/**
 * The level, locked: a stake that comes meanwhile waits. Throws as `requireEditable`, and 404 `notFound` for a level of another
 * jackpot.
 */
async function requireLevel(trx: Trx, editor: Editor, jackpotId: number, levelId: number) {
  await requireEditable(trx, editor, jackpotId)
  const level = { id: levelId, jackpot_id: jackpotId }
  found(await trx.from('jackpot_levels').where(level).select('id').forUpdate().first())
}

const lockLevel = (trx: Trx, levelId: number) =>
  trx.from('jackpot_levels').where('id', levelId).select('id').forUpdate().first()

/** Writes the changes whose date has come, so that the level's row is the rule of now. */
async function writeDue(trx: Trx, levelId: number): Promise<void> {
  const due: RuleColumns[] = await trx
    .query<RuleColumns>()
    .from('jackpot_level_terms')
    .where({ level_id: levelId, state: 'planned' })
    .where('from_at', '<=', clock.now())
    .orderBy(['from_at', 'id'])
    .select(...RULE_COLUMNS)
  const last = due.at(-1)
  if (!last) return
  await trx
    .from('jackpot_levels')
    .where('id', levelId)
    .update(ruleColumns(ruleOf(last)))
  await trx
    .from('jackpot_level_terms')
    .where({ level_id: levelId, state: 'planned' })
    .where('from_at', '<=', clock.now())
    .update({ state: 'inForce' })
}
