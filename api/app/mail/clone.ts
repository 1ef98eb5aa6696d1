import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** A brand's own texts of mails go into a clone. */
export const cloneStep: CloneStep = {
  tables: ['email_templates'],
  copy: (trx, cloning) => copySiteRows(trx, 'email_templates', cloning),
}

/** Tables whose rows stay with the original brand. */
export const stays = {
  mails: 'mails to people',
}
