/** What this room does for rooms below it. */
import { checkStepUp } from '#accounts/second_factor/step_up'
import { checkStepUpWith } from '#core/requests/step_up'

export const bind = (): void => checkStepUpWith(checkStepUp)
