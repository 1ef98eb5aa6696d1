/** Headers of every answer that protect browsers. */

/** The content policy by directive: the origins from which a page may load, and to which it may talk. */
export const contentPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
} as const

type Directive = keyof typeof contentPolicy

/** The header's text, with more sources for some directives. */
export const policyText = (more: Partial<Record<Directive, readonly string[]>> = {}): string =>
  Object.entries({ ...contentPolicy })
    .map(([name, sources]) => [name, ...sources, ...(more[name as Directive] ?? [])].join(' '))
    .join(';')

export default {
  headers: {
    'content-security-policy': policyText(),
    'x-frame-options': 'SAMEORIGIN',
    'strict-transport-security': `max-age=${180 * 86_400}`,
    'x-content-type-options': 'nosniff',
    // other sites learn neither the page that a visitor comes from, nor get a handle on our window
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    // answers are not kept; the apps' files set a header of their own
    'cache-control': 'no-store',
  },
}
