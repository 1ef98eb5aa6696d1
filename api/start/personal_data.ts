/** What each room says of personal data in its tables, out of `personal.ts` of each room. */
import type { Personal } from '#core/retention/personal_data'
import { inEachRoom } from '#start/rooms'

export const personalOfRooms: readonly Personal[] = Object.values(
  await inEachRoom<{ personal: Personal }>('personal')
).map(({ personal }) => personal)
