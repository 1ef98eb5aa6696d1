/** Headers of every answer that protect browsers. */
export default {
  headers: {
    'content-security-policy': [
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      "base-uri 'self'",
      "form-action 'self'",
    ].join(';'),
    'x-frame-options': 'SAMEORIGIN',
    'strict-transport-security': `max-age=${180 * 86_400}`,
    'x-content-type-options': 'nosniff',
    // other sites learn neither the page that a visitor came from nor keep a handle on our window
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    // answers are not kept; the apps' files set a header of their own
    'cache-control': 'no-store',
  },
}
