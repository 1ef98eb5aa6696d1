/** A MariaDB and a Redis that speak TLS alone, and the authorities of their certificates. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, type Connection } from 'mysql2/promise'
import { freePort } from '#tests/support/free_port'

const START_WITHIN_MS = 30_000
const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'pipe' })
const NEW_KEY = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']

/** An authority of its own, and certificates that it gives. */
export class Authority {
  readonly #folder: string
  readonly name: string

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.name = name
    run('openssl', [
      ...['req', '-x509', ...NEW_KEY, '-subj', `/CN=${name}`],
      ...['-keyout', this.#path('key'), '-out', this.file],
    ])
  }

  get file(): string {
    return this.#path('pem')
  }

  /** Writes a certificate for a host, and its key, to `<path>.pem` and `<path>.key`. */
  certify(host: string, path: string): void {
    const names = join(this.#folder, 'names')
    writeFileSync(names, `subjectAltName=DNS:${host}`)
    const request = `${path}.csr`
    run('openssl', [
      ...['req', ...NEW_KEY, '-subj', `/CN=${host}`],
      ...['-keyout', `${path}.key`, '-out', request],
    ])
    run('openssl', [
      ...['x509', '-req', '-in', request, '-CA', this.file, '-CAkey', this.#path('key')],
      ...['-CAcreateserial', '-days', '2', '-extfile', names, '-out', `${path}.pem`],
    ])
  }

  #path(ending: string): string {
    return join(this.#folder, `${this.name}.${ending}`)
  }
}

export class TlsServers {
  readonly folder = mkdtempSync(join(tmpdir(), 'grandstand-tls-'))
  readonly ours = new Authority(this.folder, 'ours')
  readonly foreign = new Authority(this.folder, 'foreign')
  /** The certificate of the database, and the one of Redis: paths without ending. */
  readonly databaseCertificate = join(this.folder, 'database')
  readonly redisCertificate = join(this.folder, 'redis')
  databasePort = 0
  redisPort = 0
  readonly #children: ChildProcess[] = []

  async start(): Promise<void> {
    this.ours.certify('localhost', this.databaseCertificate)
    this.ours.certify('localhost', this.redisCertificate)
    await Promise.all([this.#startDatabase(), this.#startRedis()])
  }

  /** The database takes the certificate that stands in its files now. */
  async readCertificate(): Promise<void> {
    const connection = await this.#socket()
    await connection.query('flush ssl')
    await connection.end()
  }

  async stop(): Promise<void> {
    for (const child of this.#children) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #startDatabase(): Promise<void> {
    const [data, temporary] = [join(this.folder, 'data'), join(this.folder, 'tmp')]
    mkdirSync(temporary)
    const asWhom = process.getuid?.() === 0 ? ['--user=root'] : []
    const how = [
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
    ]
    run('mariadb-install-db', ['--no-defaults', ...asWhom, `--datadir=${data}`, ...how])
    this.databasePort = await freePort()
    this.#launch('mariadbd', [
      ...['--no-defaults', ...asWhom, `--datadir=${data}`, `--tmpdir=${temporary}`],
      ...[`--socket=${this.#socketPath}`, `--pid-file=${join(this.folder, 'pid')}`],
      ...['--bind-address=127.0.0.1', '--skip-name-resolve', `--port=${this.databasePort}`],
      ...[`--log-bin=${join(data, 'binlog')}`, '--innodb-buffer-pool-size=64M'],
      `--ssl-cert=${this.databaseCertificate}.pem`,
      `--ssl-key=${this.databaseCertificate}.key`,
      '--require-secure-transport=ON',
    ])
    const giveUpAt = Date.now() + START_WITHIN_MS
    for (;;) {
      try {
        const connection = await this.#socket()
        await connection.query("create user server@'%' identified by 'a password'")
        await connection.query("grant all on *.* to server@'%'")
        await connection.query('create database grandstand character set utf8mb4')
        return await connection.end()
      } catch (error) {
        if (Date.now() > giveUpAt) throw error
        await pause(50)
      }
    }
  }

  async #startRedis(): Promise<void> {
    this.redisPort = await freePort()
    this.#launch('redis-server', [
      ...['--port', '0', '--tls-port', String(this.redisPort), '--bind', '127.0.0.1'],
      ...['--tls-cert-file', `${this.redisCertificate}.pem`],
      ...['--tls-key-file', `${this.redisCertificate}.key`],
      ...['--tls-ca-cert-file', this.ours.file, '--tls-auth-clients', 'no'],
      ...['--save', '', '--appendonly', 'no', '--requirepass', 'a-password'],
    ])
  }

  #launch(program: string, args: string[]): void {
    this.#children.push(spawn(program, args, { stdio: 'ignore' }))
  }

  get #socketPath(): string {
    return join(this.folder, 'socket')
  }

  #socket(): Promise<Connection> {
    return createConnection({ socketPath: this.#socketPath, user: 'root' })
  }
}
