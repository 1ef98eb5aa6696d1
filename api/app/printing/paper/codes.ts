/** Bar codes of a paper as inline SVG, sized for receipt printers of 203 dpi. */
import type { PaperWidthMm } from '@grandstand/shared-types/coupons/model/prints'
import { DOTS_PER_MM } from '@grandstand/shared-types/coupons/model/prints'
import bwipjs from 'bwip-js/node'
import { trusted, type Html } from '#core/http/html'

/** Whole dots for each module: 26 digits take 178 modules, which fit into the printable 48 and 72 mm. */
const BAR_DOTS: Readonly<Record<PaperWidthMm, number>> = { 58: 2, 80: 3 }
const BAR_HEIGHT_MM = 12
const QR_DOTS: Readonly<Record<PaperWidthMm, number>> = { 58: 6, 80: 8 }

/** Code 128 of digits, or of capitals and digits. */
export function barCode(text: string, widthMm: PaperWidthMm): Html {
  const svg = bwipjs.toSVG({ bcid: 'code128', text, scale: 1, height: BAR_HEIGHT_MM })
  const [modules] = sizeOf(svg)
  return sized(svg, (modules * BAR_DOTS[widthMm]) / DOTS_PER_MM, BAR_HEIGHT_MM)
}

/** A QR code of digits, at the library's level of correction M: it survives the loss of 15 percent. */
export function qrCode(digits: string, widthMm: PaperWidthMm): Html {
  const svg = bwipjs.toSVG({ bcid: 'qrcode', text: digits, scale: 1 })
  const [units] = sizeOf(svg)
  // the library draws a module two units wide
  const sideMm = ((units / 2) * QR_DOTS[widthMm]) / DOTS_PER_MM
  return sized(svg, sideMm, sideMm)
}

function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('a bar code without a size')
  return [Number(width), Number(height)]
}

const sized = (svg: string, widthMm: number, heightMm: number): Html =>
  trusted(
    svg.replace(
      '<svg ',
      `<svg width="${widthMm}mm" height="${heightMm}mm" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true" `
    )
  )
