/** What this room does for rooms below it. */
import { tellOfPasswordsWith } from '#accounts/password_notice'
import { tellOfPassword } from '#registration/tell_of_password'

export const bind = (): void => tellOfPasswordsWith(tellOfPassword)
