/** The environment, validated once; docs/running.md explains each variable. */
import { Env } from '@adonisjs/core/env'
import { readSecretFiles } from '#start/secret_files'

readSecretFiles()

export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_KEY: Env.schema.secret(),
  OTHER_APP_KEYS: Env.schema.secret.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  LOG_LEVEL: Env.schema.string.optional(),
  GRANDSTAND_ROLES: Env.schema.string.optional(),
  REDIS_URL: Env.schema.secret.optional(),
  REDIS_CA_FILE: Env.schema.string.optional(),
  LEAVE_MS: Env.schema.number.optional(),
  DEMO: Env.schema.boolean.optional(),
  DEMO_PAST: Env.schema.boolean.optional(),
  DEMO_PASSWORD: Env.schema.string.optional(),

  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_SECURE: Env.schema.boolean.optional(),
  SMTP_USER: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  MAIL_FROM: Env.schema.string.optional(),

  UPLOADS_DIR: Env.schema.string.optional(),

  COUNTRY_DATABASE: Env.schema.string.optional(),
  VPN_NETWORKS: Env.schema.string.optional(),

  CLOCK_REFERENCE: Env.schema.string.optional(),
  CLOCK_PAUSE_MS: Env.schema.number.optional(),
  RELEASE_MANIFEST: Env.schema.string.optional(),
  METRICS_TOKEN: Env.schema.secret.optional(),
  API_DOCS: Env.schema.enum.optional(['open', 'closed'] as const),
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_TRACES_SAMPLER_ARG: Env.schema.number.optional(),

  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'mysql'] as const),
  SQLITE_FILE: Env.schema.string.optional(),
  DB_HOST: Env.schema.string.optional(),
  DB_PORT: Env.schema.number.optional(),
  DB_USER: Env.schema.string.optional(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string.optional(),
  DB_CA_FILE: Env.schema.string.optional(),
  DB_REPLICAS: Env.schema.string.optional(),
  DB_REPLICA_LAG_MS: Env.schema.number.optional(),

  PARTNER_ORIGINS: Env.schema.string.optional(),

  SANDBOX_GATEWAY: Env.schema.enum.optional(['on', 'off'] as const),
  GATEWAY_TIMEOUT_MS: Env.schema.number.optional(),

  SANDBOX_GAMES: Env.schema.enum.optional(['on', 'off'] as const),
  SANDBOX_GAMES_PORT: Env.schema.number.optional(),
  SANDBOX_GAMES_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  SANDBOX_GAMES_FILE: Env.schema.string.optional(),

  FEED_SIMULATOR: Env.schema.enum.optional(['on', 'off'] as const),
  FEED_SIMULATOR_SPEED: Env.schema.number.optional(),
  FEED_TOKEN: Env.schema.string.optional(),
  FEED_RECORDING: Env.schema.string.optional(),
  UOF_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  UOF_API_TOKEN: Env.schema.secret.optional(),
  UOF_API_LANGUAGE: Env.schema.string.optional(),

  LIVE_CONNECTIONS_PER_IP: Env.schema.number.optional(),
  LIVE_CONNECTIONS_PER_USER: Env.schema.number.optional(),

  RESULT_WAITING_HOURS: Env.schema.number.optional(),

  SESSION_HOURS: Env.schema.number.optional(),
  SESSIONS_PER_USER: Env.schema.number.optional(),
  SESSION_IDLE_MINUTES: Env.schema.number.optional(),
  STAFF_SESSION_IDLE_MINUTES: Env.schema.number.optional(),

  IDEMPOTENCY_KEEP_DAYS: Env.schema.number.optional(),
  SESSION_KEEP_DAYS: Env.schema.number.optional(),
  FEED_ERROR_KEEP_DAYS: Env.schema.number.optional(),
  MAIL_KEEP_DAYS: Env.schema.number.optional(),
  GAME_MESSAGE_KEEP_DAYS: Env.schema.number.optional(),

  LIMITER_STORE: Env.schema.enum.optional(['database', 'memory'] as const),
  PASSWORD_HASH_COST: Env.schema.number.optional(),
  PASSWORD_HASHES_AT_ONCE: Env.schema.number.optional(),
  CAPTCHA_COST: Env.schema.number.optional(),
  COUPONS_PER_MINUTE: Env.schema.number.optional(),
  EXPORTS_PER_HOUR: Env.schema.number.optional(),
  SHARES_PER_HOUR: Env.schema.number.optional(),
  PAYMENT_ORDERS_PER_TEN_MINUTES: Env.schema.number.optional(),
  VISITOR_BODIES_PER_SECOND: Env.schema.number.optional(),
})
