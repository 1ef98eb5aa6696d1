/** The frame of the pages that the server makes without an app: one card in the middle, in the visitor's colours. */
import type { Language } from '@grandstand/shared-types/languages/table'
import { html, startTag, trusted, type Html } from '#core/http/html'

const STYLE = `
  :root { color-scheme: dark light; --bg: #0e1418; --surface: #161e24; --text: #e9f0f4; --muted: #9fb0bc; --accent: #2cc7d0;
    --on-accent: #0b1215 }
  @media (prefers-color-scheme: light) {
    :root { --bg: #f3f6f8; --surface: #fff; --text: #13202a; --muted: #4c5b68; --accent: #00737f; --on-accent: #fff }
  }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: var(--bg); color: var(--text);
    font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif }
  main { box-sizing: border-box; inline-size: min(100% - 32px, 480px); padding: 32px; border-radius: 12px;
    border-block-start: 3px solid var(--accent); background: var(--surface) }
  h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; text-wrap: balance }
  p { margin: 0 0 8px; overflow-wrap: anywhere }
  p:last-of-type { margin: 16px 0 0; color: var(--muted) }
  .brand:last-of-type { margin: 0 0 16px }
  bdi { font-weight: 600 }
  button { margin-block-start: 24px; min-block-size: 44px; padding-inline: 20px; border: 0; border-radius: 6px;
    background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
`

interface NoticePage {
  language: Language
  title: string
  /** What stands in the card. */
  body: Html
  /** Addresses of scripts of this site. */
  scripts?: readonly string[]
}

export function noticePage({ language, title, body, scripts = [] }: NoticePage): string {
  const head = html`${startTag('meta', { charset: 'utf-8' })}${startTag('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1',
  })}<title>${title}</title>${trusted(`<style>${STYLE}</style>`)}${scripts.map(
    (src) => html`${startTag('script', { src, defer: '' })}</script>`
  )}`
  const root = startTag('html', { lang: language.bcp47, dir: language.dir })
  return String(
    html`${trusted('<!doctype html>')}${root}${head}
      <main>${body}</main>`
  )
}
