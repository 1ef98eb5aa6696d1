/** Reads bar codes from a picture of a page, as a scanner would. */
import type { BrowserContext } from '@playwright/test'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

interface Picture {
  width: number
  height: number
  /** A byte of brightness for each pixel, as base64. */
  brightness: string
}

/** The text of the bar code of this kind in a picture. Throws an Error when there is no readable one. */
export async function readCode(
  context: BrowserContext,
  png: Buffer,
  kind: 'CODE_128' | 'QR_CODE'
): Promise<string> {
  const { width, height, brightness } = await pictureOf(context, png)
  const pixels = new Uint8ClampedArray(Buffer.from(brightness, 'base64'))
  const source = new RGBLuminanceSource(pixels, width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[kind]]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  const bitmap = new BinaryBitmap(new HybridBinarizer(source))
  return new MultiFormatReader().decode(bitmap, hints).getText()
}

/** Decodes a picture in the browser. */
async function pictureOf(context: BrowserContext, png: Buffer): Promise<Picture> {
  const page = await context.newPage()
  try {
    return await page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const { width, height } = image
      const drawing = new OffscreenCanvas(width, height).getContext('2d')
      if (!drawing) throw new Error('no canvas')
      drawing.drawImage(image, 0, 0)
      const { data } = drawing.getImageData(0, 0, width, height)
      let text = ''
      // bar codes are black on white, so one colour is enough
      for (let index = 0; index < data.length; index += 4) {
        text += String.fromCharCode(data[index] ?? 0)
      }
      return { width, height, brightness: btoa(text) }
    }, png.toString('base64'))
  } finally {
    await page.close()
  }
}
