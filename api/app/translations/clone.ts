import { bus } from '#core/bus'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** A brand's own texts of the site go into a clone. */
export const cloneStep: CloneStep = {
  tables: ['own_texts'],
  copy: (trx, cloning) => copySiteRows(trx, 'own_texts', cloning),
  afterwards: async () => bus.emit('textsChanged', {}),
}
