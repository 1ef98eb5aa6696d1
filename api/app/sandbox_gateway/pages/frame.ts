/** The frame of the sandbox's pages, and the headers that go with it. */
import type { HttpContext } from '@adonisjs/core/http'
import { html, startTag, trusted, type Html } from '#core/http/html'
import { SENT, type Sent } from '#core/operations/reply'
import type { SandboxLanguage } from '#sandbox_gateway/pages/texts'

const STYLE = `
  :root { color-scheme: dark light; --bg: #12161c; --surface: #1b212a; --line: #333d4a; --text: #eef2f6; --muted: #a3b1c0;
    --accent: #7aa7ff; --on-accent: #0c1424 }
  @media (prefers-color-scheme: light) {
    :root { --bg: #eef1f5; --surface: #fff; --line: #cfd7e0; --text: #17202b; --muted: #51606f; --accent: #1d55c4;
      --on-accent: #fff }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 12px; background: var(--bg);
    color: var(--text); font: 16px/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
  main { inline-size: min(100%, 520px); padding: 20px 24px; border-radius: 12px; border: 1px solid var(--line);
    background: var(--surface) }
  h1 { margin: 0; font-size: 20px; line-height: 1.3 }
  p { margin: 4px 0 0; color: var(--muted); font-size: 14px }
  .amount { margin: 14px 0; color: var(--text); font-size: 30px; font-weight: 700; font-variant-numeric: tabular-nums }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; font-size: 14px }
  dt { color: var(--muted) }
  dd { margin: 0; overflow-wrap: anywhere }
  details { margin-block-start: 14px; font-size: 14px }
  summary { min-block-size: 32px; padding-block: 4px; color: var(--muted); cursor: pointer }
  label { display: flex; align-items: center; gap: 8px; min-block-size: 32px }
  .field { display: block; margin-block-start: 12px; font-size: 14px }
  .field input, .field select { display: block; inline-size: 100%; min-block-size: 44px; padding: 0 12px; border-radius: 6px;
    border: 1px solid var(--line); background: var(--bg); color: var(--text); font: inherit }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 16px }
  button, a.button { display: inline-grid; place-items: center; min-block-size: 44px; padding-inline: 18px; border-radius: 6px;
    border: 1px solid var(--line); background: none; color: var(--text); font: inherit; font-weight: 600;
    text-decoration: none; cursor: pointer }
  .main { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .code { margin: 14px 0 0; color: var(--text); font: 700 22px/1.4 ui-monospace, monospace; letter-spacing: 1px }
`

interface SandboxPage {
  language: SandboxLanguage
  title: string
  body: Html
  /** A script of the page, with the nonce that the policy allows. */
  script?: { nonce: string; text: string }
}

/**
 * Sends a page of the sandbox. Any site may show it in a frame, as merchants do with a provider's page; it loads nothing
 * and talks to this server alone.
 */
export function sendPage({ response }: HttpContext, page: SandboxPage): Sent {
  const { language, title, body, script } = page
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(script ? [`script-src 'nonce-${script.nonce}'`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    'frame-ancestors *',
  ]
  response.removeHeader('x-frame-options')
  // in a frame the browser sends no cookie of the player, who must not get the cookies of a visitor in return
  response.removeHeader('set-cookie')
  response
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy.join(';'))
    .send(documentOf({ language, title, body, script: scriptOf(script) }))
  return SENT
}

const scriptOf = (script: SandboxPage['script']): Html | false =>
  script !== undefined &&
  html`${startTag('script', { nonce: script.nonce })}${trusted(script.text)}</script>`

function documentOf({
  language,
  title,
  body,
  script,
}: Pick<SandboxPage, 'language' | 'title' | 'body'> & { script: Html | false }): string {
  const head = html`${startTag('meta', { charset: 'utf-8' })}${startTag('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1',
  })}<title>${title}</title>${trusted(`<style>${STYLE}</style>`)}`
  return String(
    html`${trusted('<!doctype html>')}${startTag('html', { lang: language })}${head}
      <main>${body}</main>
      ${script}`
  )
}
