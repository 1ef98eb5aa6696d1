/** Fields of a user that somebody sent without the right to set them (must-hold S4). */
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { recordRefusedActivity } from '#origins/refused_activity'

/** 403 `notAllowed` with the names of the fields. */
export class PartsRefused extends AppError {
  readonly parts: readonly string[]

  constructor(parts: readonly string[]) {
    super('notAllowed')
    this.parts = parts
  }
}

/**
 * Runs `work`, and records in the audit log which fields of the user it refused; `subjectId` is the user, or for a new
 * user the principal.
 */
export async function recordingRefusedParts<T>(
  { principal, ip }: Editor,
  subjectId: number,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PartsRefused) {
      const fields = error.parts
      await recordRefusedActivity({ ...principal, ip }, 'user.rightsRefused', { subjectId, fields })
    }
    throw error
  }
}
