/** The HTML document around a print page. Opened alone or in a frame, it prints itself and then empties itself. */
import {
  DOTS_PER_MM,
  PRINT_CLEAR_MS,
  PRINT_DELAY_MS,
} from '@grandstand/shared-types/coupons/model/prints'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { html, trusted, type Html } from '#core/http/html'
import type { Paper } from '#printing/paper/paper'

/** Millimetres on either side that receipt printers cannot print on. */
const MARGIN_MM = { 58: 5, 80: 4 } as const

/**
 * Browsers keep a size of two lengths alone, so the page is as long as what stands on it: without one a receipt printer would feed
 * the length of its own page.
 */
const scriptOf = ({ widthMm }: Paper): string => `{
  const lengthMm = Math.ceil(document.body.getBoundingClientRect().height / 96 * 25.4) + 1
  const [style] = document.styleSheets
  style.insertRule('@page { size: ${widthMm}mm ' + lengthMm + 'mm }', style.cssRules.length)
}
setTimeout(() => window.print(), ${PRINT_DELAY_MS})
setTimeout(() => document.body.replaceChildren(), ${PRINT_CLEAR_MS})`

/** `nonce` of this answer's style and script; they are the only ones that its policy lets run. */
export function paperDocument(
  { title, body }: { title: string; body: Html },
  paper: Paper,
  nonce: string
): string {
  const language = findLanguage(paper.language)
  return html`<!doctype html>
    <html lang="${language?.bcp47}" dir="${language?.dir}">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${paper.brand}</title>
        <style nonce="${nonce}">
          ${trusted(styleOf(paper))}
        </style>
      </head>
      <body>
        <header>
          <p class="brand"><bdi>${paper.brand}</bdi></p>
          <h1>${title}</h1>
        </header>
        ${body}
        <script nonce="${nonce}">
          ${trusted(scriptOf(paper))}
        </script>
      </body>
    </html>`.text
}

/** The page may load nothing, run only its own style and script, and be framed only by our own pages. */
export const documentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')

function styleOf({ widthMm, positions }: Paper): string {
  const mm = (dots: number) => `${dots / DOTS_PER_MM}mm`
  return `
@page { size: ${widthMm}mm 297mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #ffffff; color: #000000 }
body { inline-size: ${widthMm}mm; padding: 3mm ${MARGIN_MM[widthMm]}mm; font: ${widthMm === 58 ? '8.5pt/1.3' : '9.5pt/1.35'} system-ui, sans-serif }
header { padding-block-end: 2mm; border-block-end: 1px dashed; text-align: center }
.brand { font-weight: 700; font-size: 1.3em }
h1 { font-size: 1.15em }
.copy { margin-block: 2mm; padding: 1mm; border: 2px solid; text-align: center; font-weight: 700 }
.copy strong { display: block; font-size: 1.4em; letter-spacing: 0.15em }
.password { margin-block-start: ${mm(positions.passwordYDots)}; margin-inline-start: ${mm(positions.passwordXDots)} }
.password strong { display: block; font: 700 1.25em ui-monospace, monospace; letter-spacing: 0.04em }
.about { padding-block: 1mm }
ol { list-style: none; border-block-start: 1px dashed }
li { padding-block: 1.2mm; border-block-end: 1px dashed; break-inside: avoid }
.match { font-weight: 700; overflow-wrap: anywhere }
.pick, dl div { display: flex; justify-content: space-between; gap: 2mm }
bdi[dir=ltr] { white-space: nowrap }
.pick span, dt { overflow-wrap: anywhere }
dl { padding-block: 1.5mm; break-inside: avoid }
dl.sum { border-block-start: 1px dashed }
dd { font-weight: 600; text-align: end }
.most { font-size: 1.2em; font-weight: 700 }
.foot p, .digits { text-wrap: balance }
.foot { padding-block-start: 1.5mm; border-block-start: 1px dashed; font-size: 0.88em; text-align: center }
.barcode { margin-block-start: ${mm(positions.barcodeYDots)}; margin-inline-start: ${mm(positions.barcodeXDots)}; break-inside: avoid }
.barcode { display: grid; justify-content: start }
.barcode svg, .qr svg { display: block }
/* no wider than the bars */
.digits { inline-size: 0; min-inline-size: 100%; font-family: ui-monospace, monospace; font-size: 0.85em; text-align: center }
.qr { display: flex; justify-content: center; padding: 3mm; break-inside: avoid }
.card { display: grid; grid-template-columns: repeat(9, 1fr); margin-block: 1.5mm; border: 1px solid; text-align: center; break-inside: avoid }
.card.five { grid-template-columns: repeat(5, 1fr) }
.card span { border: 1px solid; min-block-size: 1.7em }
`
}
