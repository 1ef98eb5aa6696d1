import type { SiteScripts } from '@grandstand/shared-types/sites/scripts'
import { policyText } from '#config/shield'

/** Pictures of staff stand anywhere on the web. */
const PICTURES = ['https:']

/**
 * The content policy of a brand's page: its own scripts run by the nonce, and reach the hosts alone that the brand lists.
 * A page without scripts of its own gets no exception for scripts. `frameOrigins` are those of games and payments.
 */
export function pagePolicy(
  { origins, ...scripts }: SiteScripts,
  nonce: string,
  frameOrigins: readonly string[] = []
): string {
  const hasScripts = [scripts.generalJs, scripts.liveChatScript, scripts.analytics].some(
    (text) => text !== ''
  )
  if (!hasScripts) return policyText({ 'img-src': PICTURES, 'frame-src': frameOrigins })
  return policyText({
    'script-src': [`'nonce-${nonce}'`, ...origins],
    'style-src': origins,
    'img-src': PICTURES,
    'connect-src': origins.flatMap((origin) => [origin, origin.replace(/^https:/, 'wss:')]),
    'font-src': origins,
    'frame-src': [...origins, ...frameOrigins],
    'media-src': origins,
  })
}

/** The policy of a page without scripts of anybody's own. */
export const plainPolicy = (): string => policyText({ 'img-src': PICTURES })
