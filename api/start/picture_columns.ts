/** Where a brand's pictures are used, out of `pictures.ts` of each room. */
import type { PictureColumns } from '#uploads/picture_columns'
import { inEachRoom } from '#start/rooms'

const rooms = await inEachRoom<{ columns: PictureColumns }>('pictures')

export const picturesOfRooms: PictureColumns = Object.assign(
  {},
  ...Object.values(rooms).map(({ columns }) => columns)
)
