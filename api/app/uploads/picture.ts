/** A picture made from the bytes that somebody sent. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import {
  MOST_PICTURE_PIXELS,
  MOST_PICTURE_WIDTH,
  narrowAddress,
  pictureAddress,
  PICTURE_TYPES,
  smallerWidths,
  type PictureType,
} from '@grandstand/shared-types/core/pictures'
import { AppError } from '#core/errors/app_error'
import { atMost } from '#core/timing/at_most'

export interface Picture {
  address: string
  /** Of its largest form, in pixels. */
  width: number
  height: number
  /** The address of each form with its bytes. */
  forms: { address: string; bytes: Buffer }[]
}

const HASH_LENGTH = 20
const MOST_SECONDS = 20
const QUALITY = 82

/** The first bytes of each type, hexadecimal; what a file is called counts for nothing. */
const BEGINNINGS: Readonly<Record<PictureType, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
  gif: /^474946383[79]61/,
}

// the library reads many formats, some of which name other files
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

/** A picture takes up to some hundred megabytes while it is made. */
const inTurn = atMost({ running: 1, waiting: 20 })

/**
 * The picture in all its widths, as WebP without the camera's notes. Throws 422 `pictureType` for other bytes than those of a
 * PNG, JPEG, WebP or GIF (an SVG may hold scripts), `pictureTooLarge` [million pixels] before anything is decoded (must-hold
 * S11), `pictureBroken` for one that cannot be read.
 */
export function pictureOf(bytes: Buffer): Promise<Picture> {
  const type = typeOf(bytes)
  return inTurn(() => made(bytes, type))
}

function typeOf(bytes: Buffer): PictureType {
  const beginning = bytes.subarray(0, 12).toString('hex')
  const type = PICTURE_TYPES.find((each) => BEGINNINGS[each].test(beginning))
  if (!type) throw new AppError('pictureType')
  return type
}

async function made(bytes: Buffer, type: PictureType): Promise<Picture> {
  const original = await sizeOf(bytes, type)
  const width = Math.min(original.width, MOST_PICTURE_WIDTH)
  const height = Math.max(1, Math.round((original.height * width) / original.width))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  const address = pictureAddress(hash, width, height)
  const forms = [{ address, bytes: await webp(bytes, width) }]
  for (const narrow of smallerWidths(width)) {
    forms.push({ address: narrowAddress(address, narrow), bytes: await webp(bytes, narrow) })
  }
  return { address, width, height, forms }
}

async function sizeOf(
  bytes: Buffer,
  type: PictureType
): Promise<{ width: number; height: number }> {
  const found = await reading(() => sharp(bytes, { limitInputPixels: false }).metadata())
  if (found.format !== type) throw new AppError('pictureBroken')
  if (found.width * found.height * (found.pages ?? 1) > MOST_PICTURE_PIXELS) {
    throw new AppError('pictureTooLarge', { params: [MOST_PICTURE_PIXELS / 1_000_000] })
  }
  return found.autoOrient
}

const webp = (bytes: Buffer, width: number): Promise<Buffer> =>
  reading(() =>
    sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, animated: true, sequentialRead: true })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer()
  )

/** A broken picture is the fault of who sent it. */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new AppError('pictureBroken')
  }
}
