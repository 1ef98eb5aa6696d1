/** The document of a game's frame. */
import { randomBytes } from 'node:crypto'
import { gameName } from '@grandstand/shared-types/games/game_codes'
import {
  CATALOGUE_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { AppError, found } from '#core/errors/app_error'
import { html, startTag, trusted } from '#core/http/html'
import type { FrameTexts } from '#sandbox_games/texts/text_form'
import type { FrameStart } from '#sandbox_games/wire'
import type { Games } from '#sandbox_games/games/find_games'
import { limitsOf } from '#sandbox_games/games/game'
import type { Reply, Route } from '#sandbox_games/http/exchange'
import { IMPORT_MAP } from '#sandbox_games/http/modules'
import { isDemo, type FrameRow, type Frames } from '#sandbox_games/store/frames'

const TOKEN = /^[\w-]{20,60}$/
const NONCE_BYTES = 16

interface Pages {
  frames: Frames
  games: Games
  frameTexts: (language: SiteLanguage) => FrameTexts
}

export const pageRoutes = ({ frames, games, frameTexts }: Pages): Route[] => [
  {
    method: 'GET',
    path: /^\/play$/,
    handle: ({ url }) => {
      const token = url.searchParams.get('token') ?? ''
      if (!TOKEN.test(token)) throw AppError.notFound()
      const frame = frames.get(token)
      const language = isSiteLanguage(frame.language) ? frame.language : CATALOGUE_LANGUAGE
      const texts = { frame: frameTexts(language), game: games.words(frame.game_code, language) }
      return documentOf(startOf(frame, language, games), texts)
    },
  },
]

function startOf(frame: FrameRow, language: SiteLanguage, games: Games): FrameStart {
  const game = games.get(frame.game_code)
  const { minStakeMinor, maxStakeMinor } = limitsOf(game, frame.limit_id)
  return {
    token: frame.token,
    gameCode: game.code,
    kind: games.kindOf(game.code),
    title: gameName(game.code).title,
    language,
    currency: frame.currency,
    isDemo: isDemo(frame),
    minStakeMinor,
    maxStakeMinor,
    siteOrigin: frame.site_origin,
    depositUrl: frame.deposit_url,
  }
}

function documentOf(start: FrameStart, texts: object): Reply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const { bcp47, dir } = found(findLanguage(start.language))
  const base = '/modules/sandbox_games'
  const styles = [`${base}/browser/frame.css`, `${base}/games/${start.kind}/browser/picture.css`]
  const body = html`${trusted('<!doctype html>')}${startTag('html', { lang: bcp47, dir })}
    <head>${startTag('meta', { charset: 'utf-8' })}${startTag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1',
    })}<title>${start.title}</title>
    ${styles.map((href) => startTag('link', { rel: 'stylesheet', href }))}
    ${startTag('script', { type: 'importmap', nonce })}${trusted(IMPORT_MAP)}</script>
    ${startTag('script', { type: 'application/json', id: 'start' })}${data(start)}</script>
    ${startTag('script', { type: 'application/json', id: 'texts' })}${data(texts)}</script>
    ${startTag('script', { type: 'module', src: `${base}/browser/main.ts` })}</script>
    </head><body></body></html>`
  return { headers: headersOf(nonce, start.siteOrigin), body: String(body) }
}

/** JSON that cannot end the element around it. */
const data = (value: object) => trusted(JSON.stringify(value).replaceAll('<', '\\u003c'))

const headersOf = (nonce: string, siteOrigin: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; '),
})
