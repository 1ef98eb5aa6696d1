import { exactObject, reason, vine } from '#core/requests/validation'
import { dryRunField } from '#settlement/validators/dry_run'

/** Body of POST /v1/matches/:id/results/undo; a dry run needs no reason. */
export const undoResultValidator = vine.compile(
  exactObject({
    dryRun: dryRunField(),
    basedOnRevision: vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000),
    reason: reason().optional(),
  })
)
