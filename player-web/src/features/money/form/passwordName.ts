import type { FieldError } from '@grandstand/shared-types/core/errors'

/** The name of the password in the order of a withdrawal. */
export const PASSWORD = 'currentPassword'

/** Whether the server asks for the password, and has not refused one. */
export const asksPassword = (fault: FieldError | undefined): boolean =>
  fault?.field === PASSWORD && fault.key === 'isRequiredArea'
