/** The page around the body of a mail: the brand's name above, the reason for the mail below. */
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { html, trusted } from '#core/http/html'
import { styledBody } from '#mail/compose/clean'

const FONT = "font-family:system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',sans-serif"
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:6px;background:#00737f;color:#ffffff;font-weight:600;text-decoration:none'
const LINK = 'color:#00737f;overflow-wrap:anywhere'
const PARAGRAPH = 'margin:0 0 16px;overflow-wrap:anywhere'

interface Framed {
  brand: string
  subject: string
  /** The cleaned body with its values filled in. */
  body: string
  footer: string
  language: string
}

/** The whole document. */
export function frame({ brand, subject, body, footer, language }: Framed): string {
  const found = findLanguage(language)
  return html`<!doctype html>
    <html lang="${found?.bcp47}" dir="${found?.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#f3f6f8;color:#13202a;${FONT}">
        <div
          style="max-width:560px;margin:0 auto;padding:28px;border-radius:10px;background:#ffffff"
        >
          <p style="margin:0 0 24px;font-size:18px;font-weight:700">${brand}</p>
          <div style="font-size:15px;line-height:1.5">${trusted(styledBody(body, styleOf))}</div>
        </div>
        <p
          style="max-width:560px;margin:16px auto 0;padding:0 28px;font-size:12px;line-height:1.4;color:#4c5b68"
        >
          ${footer}
        </p>
      </body>
    </html>`.text
}

function styleOf(tag: string, className: string | undefined): string | undefined {
  if (tag === 'p') return PARAGRAPH
  if (tag === 'a') return className === 'button' ? BUTTON : LINK
  return undefined
}
