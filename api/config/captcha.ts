import env from '#start/env'

/**
 * The work of a captcha: keys are derived until one fits. With these figures a phone needs about a second on one of its
 * processors, and browsers use several.
 */
export default {
  /** PBKDF2 rounds of one try. */
  cost: env.get('CAPTCHA_COST') ?? 4_000,
  tries: { least: 150, most: 350 },
  validMs: 10 * 60_000,
}
