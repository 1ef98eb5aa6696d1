/** Pictures that staff upload: what is taken, and the addresses at which players get them. */

export const PICTURE_TYPES = ['png', 'jpeg', 'webp', 'gif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

export const MOST_PICTURE_BYTES = 5 * 1024 * 1024
/** Of all frames together, before the picture is decoded: a small file may hold a picture that fills the memory. */
export const MOST_PICTURE_PIXELS = 25_000_000
export const MOST_PICTURE_NAME = 100

/** A picture is kept in each of these widths that it has, and in its own up to the last. In pixels. */
const WIDTHS = [320, 640, 1280, 1920] as const
export const MOST_PICTURE_WIDTH = WIDTHS[3]

/** File names of pictures: 20 digits of the hash of what was uploaded, the size, and a smaller width. */
export const PICTURE_FILE = /^[0-9a-f]{20}-\d{1,4}x\d{1,5}(-\d{3,4})?\.webp$/

export const PICTURE_PATH = '/v1/pictures/'

/** The widths in which a picture of `width` pixels is kept beside its own, ascending. */
export const smallerWidths = (width: number): number[] => WIDTHS.filter((each) => each < width)

/** The address of a picture, `hash` being 20 hexadecimal digits. */
export const pictureAddress = (hash: string, width: number, height: number): string =>
  `${PICTURE_PATH}${hash}-${width}x${height}.webp`

/** The address of a smaller width. */
export const narrowAddress = (address: string, width: number): string =>
  address.replace(/\.webp$/, `-${width}.webp`)

/** What an `<img>` needs for a place without a jump and without a byte too many. */
interface PictureSource {
  src: string
  srcSet?: string
  width?: number
  height?: number
}

/** The source of any address of a picture: with its size and smaller widths when it was uploaded here. */
export function pictureSource(address: string): PictureSource {
  const size = /^\/v1\/pictures\/[0-9a-f]{20}-(\d+)x(\d+)\.webp$/.exec(address)
  if (!size) return { src: address }
  const [width, height] = [Number(size[1]), Number(size[2])]
  const narrow = smallerWidths(width).map((each) => `${narrowAddress(address, each)} ${each}w`)
  return { src: address, srcSet: [...narrow, `${address} ${width}w`].join(', '), width, height }
}
