/** The settings of the servers of the browser tests, but for their database, ports and uploads. */
import { withoutMachineSettings } from './settings.mjs'

/** One key for the demo and every server on a copy of it: it seals secrets in rows. */
const APP_KEY = 'only-for-browser-tests-0123456789abcdef'

/** @param {NodeJS.ProcessEnv} env */
export const e2eSettings = (env) => ({
  ...withoutMachineSettings(env),
  APP_KEY,
  NODE_ENV: 'production',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  // for commands; e2e/server.ts gives each server a port
  PORT: env.PORT ?? '0',
  LOG_LEVEL: 'warn',
  PASSWORD_HASH_COST: '1024',
  // tests count only what they make themselves
  DEMO_PAST: 'false',
  SMTP_HOST: '127.0.0.1',
  SANDBOX_GATEWAY: 'on',
  // tests bring providers of games and servers of affiliates of their own
  PARTNER_ORIGINS:
    'grandstand=http://127.0.0.1:* grandstand=http://localhost:* affiliate=http://127.0.0.1:*',
  FEED_TOKEN: env.FEED_TOKEN ?? 'e2e-feed-token',
})
