/** Secrets in files, as container platforms hand them over: `APP_KEY_FILE` names the file that holds `APP_KEY`. */
import { readFileSync } from 'node:fs'

export const SECRETS = [
  'APP_KEY',
  'OTHER_APP_KEYS',
  'DB_PASSWORD',
  'REDIS_URL',
  'SMTP_PASSWORD',
  'METRICS_TOKEN',
  'FEED_TOKEN',
  'UOF_API_TOKEN',
  'DEMO_PASSWORD',
] as const

/**
 * Sets each secret whose file is named, without the line break at its end. Throws an Error when the file cannot be read, or
 * the secret is set as well.
 */
export function readSecretFiles(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`]
    if (file === undefined || file === '') continue
    if (environment[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set`)
    environment[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  }
}
