/** What guards browsers: headers of every answer, and the writes that need a CSRF token. */
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
    ].join(';'),
    'x-frame-options': 'SAMEORIGIN',
    'strict-transport-security': `max-age=${180 * 86_400}`,
    'x-content-type-options': 'nosniff',
  },
  csrf: {
    // A path of the specification that is asked by POST and only reads; feeds, which bring a token of their own.
    exceptRoutes: ['/ekol/user/getLanguages', '/v1/feed/:producer/messages'],
  },
}
