/** The table of error keys in docs/operations.md, made from the comments of the catalogue. */
import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { ERROR_KEYS, ERRORS } from '@grandstand/shared-types/core/errors'

const MARK = '<!-- error keys -->'
const END = '<!-- end of error keys -->'
const HEAD = ['| key | meaning | params | status |', '|---|---|---|---|']
const ENTRY = /^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): \d+,$/gm

/** The text of every file of the catalogue: shared-types/src/core/<part>_errors.ts. */
export async function errorsText(): Promise<string> {
  const folder = app.makePath('../shared-types/src/core')
  const names = (await readdir(folder)).filter((name) => name.endsWith('_errors.ts'))
  return (await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('\n')
}

/** The page with the table between its marks; `text` is that of the catalogue. Throws for a key whose comment says nothing. */
export function withErrorTable(page: string, text: string): string {
  const [start, end] = [page.indexOf(MARK), page.indexOf(END)]
  return `${page.slice(0, start)}${MARK}\n${errorTable(text).join('\n')}\n${page.slice(end)}`
}

/** The lines of the table, in the order of the catalogue. */
function errorTable(text: string): string[] {
  const comments = new Map([...text.matchAll(ENTRY)].map(([, said = '', key]) => [key, said]))
  return [
    ...HEAD,
    ...ERROR_KEYS.map((key) => {
      const said = comments
        .get(key)
        ?.replace(/\n\s*\*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      if (!said) throw new Error(`${key} of the error catalogue has no comment`)
      const [meaning, params = '', status = String(ERRORS[key])] = parts(said)
      return `| \`${key}\` | ${meaning} | ${params} | ${status} |`.replace('|  |', '| |')
    }),
  ]
}

/** Meaning, params and status of a comment; a status that it leaves out is that of the key. */
function parts(said: string): [string, string?, string?] {
  const [rest = '', status] = said.split(' @status ')
  const [meaning = '', params] = rest.split(' @params ')
  return [meaning, params, status]
}
