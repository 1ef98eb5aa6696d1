/** What this room does for rooms below it. */
import { checkClosingWith } from '#core/requests/closing'
import { checkClosing } from '#sites/maintenance/closing'

export const bind = (): void => checkClosingWith(checkClosing)
