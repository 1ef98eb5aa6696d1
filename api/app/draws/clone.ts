import { copySiteRows } from '#sites/cloning/copy_rows'
import type { CloneStep } from '#sites/cloning/clone_step'

/** A clone sells the tickets of the games that the original sells. */
export const cloneStep: CloneStep = {
  tables: ['draw_game_sites'],
  copy: (trx, cloning) => copySiteRows(trx, 'draw_game_sites', cloning),
}

/** Tables whose rows stay with the original brand. */
export const stays = { draw_tickets: 'they are tickets of players of the brand' }
