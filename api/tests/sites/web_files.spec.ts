/**
 * Files of the apps and long answers over real connections: compressed, kept by browsers, and no other file of the
 * disk.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { createNodeServer } from '#core/http/node_server'
import { webFiles } from '#sites/web_files'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const SCRIPT = Buffer.from(`export const words = '${'word '.repeat(2_000)}'`)
const PAGE = Buffer.from('<!doctype html><title>page</title>')
const LONG = JSON.stringify({ rows: Array.from({ length: 500 }, (_, id) => ({ id, name: 'row' })) })
const KEPT = 'public, max-age=31536000, immutable'

test.group('Files of the apps', (group) => {
  let server: Server
  let port: number
  let folder: string

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'grandstand-files-'))
    const root = join(folder, 'dist')
    mkdirSync(join(root, 'assets', '.hidden'), { recursive: true })
    mkdirSync(join(root, '.vite'))
    writeFileSync(join(folder, 'secret.js'), 'secret')
    writeFileSync(join(root, '.built-from'), 'secret')
    writeFileSync(join(root, '.vite', 'manifest.json'), 'secret')
    writeFileSync(join(root, 'assets', '.hidden', 'x.js'), 'secret')
    writeFileSync(join(root, 'index.html'), PAGE)
    writeFileSync(join(root, 'assets', 'a-1234.js'), SCRIPT)
    writeFileSync(join(root, 'assets', 'a-1234.js.br'), brotliCompressSync(SCRIPT))
    writeFileSync(join(root, 'assets', 'a-1234.js.gz'), gzipSync(SCRIPT))
    const send = webFiles(root)
    server = createNodeServer((incoming, response) => {
      const path = decodeURIComponent((incoming.url ?? '').slice(1))
      if (path === 'long') {
        response.setHeader('content-type', 'application/json')
        response.end(LONG)
      } else if (path === 'short') {
        response.setHeader('content-type', 'application/json')
        response.end('{}')
      } else if (!send(incoming, response, path)) {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    return () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          })
        )
      })
      sent.on('error', reject)
      sent.end()
    })

  test('come in the smallest form that the browser takes, and are kept', async ({ assert }) => {
    const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const brotli = await ask('/assets/a-1234.js', browsers)
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.deepEqual(brotliDecompressSync(brotli.body), SCRIPT)
    const gzip = await ask('/assets/a-1234.js', { 'accept-encoding': 'gzip' })
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.deepEqual(gunzipSync(gzip.body), SCRIPT)
    const plain = await ask('/assets/a-1234.js')
    assert.isUndefined(plain.headers['content-encoding'])
    assert.deepEqual(plain.body, SCRIPT)
    for (const { status, headers } of [brotli, gzip, plain]) {
      assert.equal(status, 200)
      assert.equal(headers['cache-control'], KEPT)
      assert.equal(headers.vary, 'Accept-Encoding')
      assert.match(headers['content-type'] ?? '', /^text\/javascript/)
    }
    const page = await ask('/index.html', browsers)
    assert.equal(page.headers['cache-control'], 'no-cache')
    assert.deepEqual(page.body, PAGE)
  })

  test('are not sent again to a browser that has them', async ({ assert }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding }
      const { headers } = await ask('/assets/a-1234.js', accept)
      const again = await ask('/assets/a-1234.js', {
        ...accept,
        'if-none-match': headers.etag ?? '',
      })
      assert.equal(again.status, 304, encoding)
      assert.lengthOf(again.body, 0)
      assert.equal(again.headers['cache-control'], KEPT)
      const other = await ask('/assets/a-1234.js', { ...accept, 'if-none-match': '"other"' })
      assert.equal(other.status, 200)
    }
  })

  test('answer HEAD without a body, and send no ranges', async ({ assert }) => {
    const head = await ask('/assets/a-1234.js', {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.equal(head.headers['content-length'], String(SCRIPT.length))
    assert.lengthOf(head.body, 0)
    for (const range of ['bytes=0-4', 'bytes=-5', 'bytes=9-2', 'bytes=99999999-', 'rubbish']) {
      const answer = await ask('/assets/a-1234.js', { range })
      assert.equal(answer.status, 200, range)
      assert.deepEqual(answer.body, SCRIPT, range)
    }
  })

  test('are the only files that a path reaches', async ({ assert }) => {
    const paths = [
      '/../secret.js',
      '/assets/../../secret.js',
      '/%2e%2e/secret.js',
      '/..%2fsecret.js',
      '/%252e%252e/secret.js',
      '/assets/..%5c..%5csecret.js',
      '/.built-from',
      '/.vite/manifest.json',
      '/assets/.hidden/x.js',
      '/assets',
      '/assets/',
      '/assets/a-1234.js.map',
      '/assets/a-1234.js%00',
      `/${'a.'.repeat(4_000)}!`,
    ]
    for (const path of paths) {
      const status = await new Promise<number>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
        )
        let text = ''
        socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')))
        // the server may close before it has read all of a request that it refuses
        socket.on('error', () => undefined)
        socket.on('close', () => {
          assert.notInclude(text, 'secret')
          resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]))
        })
      })
      assert.equal(status, 404, path)
    }
  })

  test('are compressed when long and the browser takes compression, and sent as they are when short', async ({
    assert,
  }) => {
    const brotli = await ask('/long', { 'accept-encoding': 'gzip, br' })
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(brotli.body).toString(), LONG)
    const gzip = await ask('/long', { 'accept-encoding': 'gzip' })
    assert.equal(gunzipSync(gzip.body).toString(), LONG)
    assert.equal(gzip.headers.vary, 'Accept-Encoding')
    assert.equal((await ask('/long')).body.toString(), LONG)
    const short = await ask('/short', { 'accept-encoding': 'br' })
    assert.isUndefined(short.headers['content-encoding'])
    assert.equal(short.body.toString(), '{}')
  })
})
