import { PICTURE_PATH } from '@grandstand/shared-types/core/pictures'

/** Where the drive keeps the picture at an address. The name comes from the bytes alone; nothing in it was sent. */
export const fileOf = (address: string): string => address.slice(PICTURE_PATH.length)
