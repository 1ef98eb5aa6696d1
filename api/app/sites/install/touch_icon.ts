/** The icon of a brand on the screen of a phone that takes no drawing (iOS): the drawn one as a picture. */
import sharp from 'sharp'
import { html } from '#core/http/html'
import type { IconLook } from '#sites/install/icon'

/** Width and height of the picture, px. */
const SIZE = 180
/** The letter fits into this box, inside the corners that a phone cuts off. */
const LETTER = { width: 120, height: 92 }
/** Pictures of the looks that were asked for last. */
const MOST_KEPT = 50
const kept = new Map<string, Promise<Buffer>>()

/** PNG; drawn once for each look. */
export function touchIconOf(look: IconLook): Promise<Buffer> {
  const key = JSON.stringify(look)
  const known = kept.get(key) ?? drawn(look)
  kept.delete(key)
  kept.set(key, known)
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
  return known
}

function drawn({ letter, back, front }: IconLook): Promise<Buffer> {
  const square = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: back } })
  if (letter === '') return square.png().toBuffer()
  const text = String(html`<span foreground="${front}" weight="bold">${letter}</span>`)
  return square
    .composite([
      { input: { text: { text, font: 'sans', rgba: true, ...LETTER } }, gravity: 'centre' },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
}
