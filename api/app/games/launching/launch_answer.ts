import { isAllowedAddress } from '@grandstand/shared-types/payments/allowed_address'

const MOST_HTML = 200_000

/**
 * The address or the HTML of a provider's answer to a launch; null for an answer with neither, and for an address that has
 * none of the provider's origins (must-hold S6).
 */
export function launchContent(answer: unknown, origins: readonly string[]): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('url' in answer && typeof answer.url === 'string') {
    return isAllowedAddress(answer.url, origins) ? answer.url : null
  }
  if ('html' in answer && typeof answer.html === 'string') {
    const html = answer.html.trim()
    return html !== '' && html.length <= MOST_HTML ? html : null
  }
  return null
}
