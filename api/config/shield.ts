/** What guards browsers: headers of every answer. */
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
    // other sites do not learn which page somebody came from, nor hold on to a window of ours
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    // what may be kept says so itself: the files of the apps do
    'cache-control': 'no-store',
  },
}
