/** HAProxy before the servers of a cluster: players and feeds over HTTP, the servers' database over TCP. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { onEnd } from '../cleanup.mjs'
import { Refusal } from '../fail.mjs'
import { waitForPort } from '../ports.mjs'
import { start } from '../processes.mjs'
import { findProgram, haproxy } from './programs.mjs'

const hexOf = (text) => Buffer.from(text).toString('hex')

const serverLines = (ports, more) =>
  ports.map(
    (port, index) => `  server n${index + 1} 127.0.0.1:${port} check inter 500 ${more(index)}`
  )

/**
 * Signs in as root without a password and begins a transaction: a node that is cut off from the others lets people sign in, but
 * refuses that.
 */
const databaseCheck = [
  '  option tcp-check',
  '  tcp-check connect',
  '  tcp-check expect string mysql_native_password',
  `  tcp-check send-binary 26000001018200000000000121${'00'.repeat(23)}${hexOf('root')}0000`,
  '  tcp-check expect binary 0700000200',
  `  tcp-check send-binary 0600000003${hexOf('begin')}`,
  '  tcp-check expect binary 0700000100',
]

/**
 * One node takes the writes; when it dies, the next one takes them over, and whoever was connected connects again. It keeps
 * them when the first comes back: two nodes at once would each let a lease be held.
 */
const databaseLines = (port, nodes) => [
  'listen database',
  '  mode tcp',
  `  bind 127.0.0.1:${port}`,
  '  timeout client 1h',
  '  timeout server 1h',
  '  stick-table type ip size 1 nopurge',
  '  stick on dst',
  ...databaseCheck,
  ...serverLines(nodes, (index) =>
    `fastinter 100 fall 2 rise 2 on-marked-down shutdown-sessions ${index === 0 ? '' : 'backup'}`.trim()
  ),
]

const webLines = (host, port, servers) => [
  'frontend people',
  `  bind ${host}:${port}`,
  '  option forwardfor',
  '  use_backend feeds if { path_beg /v1/feed/ } { method POST }',
  '  default_backend web',
  'backend web',
  '  balance leastconn',
  '  option redispatch',
  '  retries 3',
  '  option httpchk GET /health/ready',
  '  http-check disable-on-404',
  ...serverLines(servers, () => 'fall 1 rise 1 on-marked-down shutdown-sessions'),
  'backend feeds',
  '  option httpchk GET /health/feeds',
  ...serverLines(servers, () => 'fall 1 rise 1'),
]

/** The configuration, as text; without `servers` for the database alone. */
export const haproxyConfig = ({ host, port, servers, databasePort, databases }) =>
  [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    ...databaseLines(databasePort, databases),
    ...(servers ? webLines(host, port, servers) : []),
    '',
  ].join('\n')

/**
 * Starts it with that configuration. It tells which servers come and go, unless `quiet`.
 * @throws {Refusal} when it does not start
 */
export async function startHaproxy(config, port, { quiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-haproxy-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  const running = start(findProgram(haproxy.names), ['-f', file, '-db'], {
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
  })
  let isOver = false
  running.exit.then(() => (isOver = true))
  if (!(await waitForPort(port, { isOver: () => isOver }))) {
    throw new Refusal('HAProxy did not start')
  }
  return running
}
