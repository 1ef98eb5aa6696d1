/** The places outside this server that it connects to, for the rules of a firewall (docs/running.md, "Connections to the outside"). */
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { replicas } from '#config/replicas'
import { timeServerOf } from '#integrity/clock/time_server'

export interface OutboundPlace {
  /** The setting that names the place, or the row of a brand. */
  namedBy: string
  protocol: 'tcp' | 'udp'
  host: string
  port: number
}

const PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'redis:': 6379,
  'rediss:': 6379,
}
const MYSQL_PORT = 3306
const SMTP_PORT = 587

/** The settings that name places (docs/running.md). */
export interface OutboundSettings {
  mysql: { host: string; port: number } | null
  replicas: readonly { host: string; port: number }[]
  redisUrl: string | undefined
  smtp: { host: string; port: number } | null
  clockReference: string | undefined
  feedUrl: string | undefined
  tracesUrl: string | undefined
}

/** Every place: by the settings first, then by the brands of this database. */
export async function outboundPlaces(): Promise<OutboundPlace[]> {
  return [...namedBySettings(ownSettings()), ...(await gameProviders()), ...(await gateways())]
}

function ownSettings(): OutboundSettings {
  const smtpHost = env.get('SMTP_HOST')
  return {
    mysql:
      env.get('DB_CONNECTION') === 'mysql'
        ? { host: env.get('DB_HOST', '127.0.0.1'), port: env.get('DB_PORT', MYSQL_PORT) }
        : null,
    replicas,
    redisUrl: env.get('REDIS_URL')?.release(),
    smtp: smtpHost ? { host: smtpHost, port: env.get('SMTP_PORT', SMTP_PORT) } : null,
    clockReference: env.get('CLOCK_REFERENCE'),
    feedUrl: env.get('UOF_API_URL'),
    tracesUrl: env.get('OTEL_EXPORTER_OTLP_ENDPOINT'),
  }
}

/** The places that the settings name, with the usual port where a setting names none. Pure. */
export function namedBySettings(settings: OutboundSettings): OutboundPlace[] {
  const { mysql, smtp, clockReference } = settings
  return [
    ...(mysql ? [place('DB_HOST', mysql)] : []),
    ...settings.replicas.map((replica) => place('DB_REPLICAS', replica)),
    ...ofAddress('REDIS_URL', settings.redisUrl),
    ...(smtp ? [place('SMTP_HOST', smtp)] : []),
    ...(clockReference ? [timeServer(clockReference)] : []),
    ...ofAddress('UOF_API_URL', settings.feedUrl),
    ...ofAddress('OTEL_EXPORTER_OTLP_ENDPOINT', settings.tracesUrl),
  ]
}

const timeServer = (text: string): OutboundPlace => ({
  ...timeServerOf(text),
  namedBy: 'CLOCK_REFERENCE',
  protocol: 'udp',
})

async function gameProviders(): Promise<OutboundPlace[]> {
  const rows: { key: string; code: string; address: string }[] = await db
    .from('game_providers as p')
    .join('sites as s', 's.id', 'p.site_id')
    .where('p.is_enabled', true)
    .orderBy('p.id')
    .select('s.key', 'p.code', 'p.api_url as address')
  return rows.flatMap(({ key, code, address }) => ofAddress(`${key}: games of ${code}`, address))
}

/** Methods of payment may name the address of their gateway among their settings. */
async function gateways(): Promise<OutboundPlace[]> {
  const rows: { key: string; gateway: string; settings: string }[] = await db
    .from('payment_methods as m')
    .join('sites as s', 's.id', 'm.site_id')
    .where('m.is_shown', true)
    .orderBy('m.id')
    .select('s.key', 'm.gateway', 'm.settings')
  return rows.flatMap(({ key, gateway, settings }) =>
    Object.values<unknown>(JSON.parse(settings)).flatMap((value) =>
      typeof value === 'string' ? ofAddress(`${key}: payments by ${gateway}`, value) : []
    )
  )
}

/** Nothing for a missing address, or a text that is none. */
function ofAddress(namedBy: string, address: string | undefined): OutboundPlace[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { protocol, hostname, port } = new URL(address)
  const usual = PORTS[protocol]
  if (usual === undefined) return []
  return [place(namedBy, { host: hostname, port: port === '' ? usual : Number(port) })]
}

const place = (namedBy: string, { host, port }: { host: string; port: number }): OutboundPlace => ({
  namedBy,
  protocol: 'tcp',
  host,
  port,
})
