/** Joins the rooms: `bindings.ts` of each room gives rooms below it what they ask of it, and each list is out of all rooms. */
import { ownTablesAs } from '#core/database/table_owners'
import { erasePersonalOf } from '#core/retention/personal_data'
import { cloneSitesWith } from '#sites/cloning/clone_step'
import { findPicturesIn } from '#uploads/picture_columns'
import { stepsOfClone } from '#start/clone_steps'
import { addOurPartners } from '#start/our_partners'
import { personalOfRooms } from '#start/personal_data'
import { picturesOfRooms } from '#start/picture_columns'
import { inEachRoom } from '#start/rooms'
import { ownersOfRooms } from '#start/table_owners'

const bindings = Object.values(await inEachRoom<{ bind: () => void }>('bindings'))

export function joinRooms(): void {
  for (const { bind } of bindings) bind()
  addOurPartners()
  ownTablesAs(ownersOfRooms)
  erasePersonalOf(personalOfRooms)
  cloneSitesWith(stepsOfClone)
  findPicturesIn(picturesOfRooms)
}
