/** Writes compressed copies of a built app's files once, so that no answer has to compress them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.ico'])
/** Smallest file to compress, in bytes: a chunk of a kilobyte is half as large compressed, a much smaller one hardly less. */
const SMALLEST = 768

const BEST_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
}
const ways = {
  '.br': (bytes) => promisify(brotliCompress)(bytes, BEST_BROTLI),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes `x.js.br` and `x.js.gz` beside each `x.js` of the folder and below. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const bytes = readFileSync(file)
    if (bytes.length < SMALLEST) continue
    for (const [ending, compress] of Object.entries(ways)) {
      writeFileSync(file + ending, await compress(bytes))
    }
  }
}
