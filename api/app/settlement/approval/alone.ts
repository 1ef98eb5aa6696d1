/** A match is cancelled by an edit only where one officer may do so alone (must-hold A4). */
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import type { StatusChange } from '#catalogue/actions/status_guard'
import { requireNoBet } from '#settlement/approval/own_bets'
import { brandsOn, hasThreshold, isAboveThreshold } from '#settlement/approval/threshold'
import { previewResult, previewUndo } from '#settlement/queries/preview_result'

/**
 * Throws 403 `holdsBet`, and 409 `secondOfficerNeeded` when more of a brand would be decided or move than one officer may
 * alone:
 * entered as a result of the match, the same order waits for a second officer.
 */
export async function requireOneIsEnough(
  { principal }: Editor,
  { matchId, revision, isCancelling }: StatusChange
): Promise<void> {
  await requireNoBet(principal, { matchId })
  if (!(await hasThreshold(await brandsOn(matchId)))) return
  const { amounts } = isCancelling
    ? await previewResult(matchId, { status: 'cancelled', periods: {} })
    : await previewUndo(matchId, revision)
  if (await isAboveThreshold(amounts)) throw new AppError('secondOfficerNeeded')
}
