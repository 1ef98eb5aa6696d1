/** Pictures for tests, and their way to the API. */
import { crc32, deflateSync } from 'node:zlib'
import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import sharp from 'sharp'
import type { ApiSession, Refusal } from '#tests/support/client'

/** A plain picture of a size. */
export const drawn = (
  width: number,
  height: number,
  type: 'png' | 'jpeg' | 'webp' | 'gif' = 'png'
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a7a3e' } })
    .toFormat(type)
    .toBuffer()

/** A PNG that says how large it is and holds one line: a decoder that believes it asks for all that memory. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(3 * width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

export const upload = (session: ApiSession, bytes: Buffer, name = 'cup.png') =>
  session.send<UploadRow & Refusal>('POST', `/v1/uploads?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'image/png',
  })
