/** The tables of docs/operations.md, made from the declarations of the operations. */
import { ERRORS, type ErrorKey } from '@grandstand/shared-types/core/errors'
import { asksStepUp, impliedErrors } from '#core/operations/errors'
import type { Operation, Operations } from '#core/operations/operation'
import { fieldsInWords } from '#core/reference/field_words'

const END = '<!-- end of operations -->'
const HEAD = ['| operation | who | in | out | errors |', '|---|---|---|---|---|']

type Rooms = Readonly<Record<string, Operations>>

/**
 * The page with the table of each room, and the table of the specification's names, written between their marks; text
 * outside the marks stays. A room without marks gets a section of its own behind the others. `calls` is the text of
 * the apps' contract, from which the types of the answers are read.
 */
export function operationsPage(page: string, rooms: Rooms, calls: string): string {
  const tables = Object.entries(rooms).map(([room, operations]): [string, string[]] => [
    room,
    [
      ...HEAD,
      ...inOrder(operations).map((operation) =>
        rowOf(operation, { calls, lists: listPaths(operations) })
      ),
    ],
  ])
  tables.push(['the specification', specification(rooms)])
  return tables.reduce((text, [name, lines]) => drawn(text, name, lines), page)
}

function drawn(page: string, name: string, lines: string[]): string {
  const mark = `<!-- operations of ${name} -->`
  const start = page.indexOf(mark)
  if (start < 0) return drawn(withSection(page, `### ${name}\n\n${mark}\n${END}`), name, lines)
  const end = page.indexOf(END, start)
  return `${page.slice(0, start)}${mark}\n${lines.join('\n')}\n${page.slice(end)}`
}

function withSection(page: string, section: string): string {
  const behind = page.lastIndexOf(END) + END.length
  return `${page.slice(0, behind)}\n\n${section}${page.slice(behind)}`
}

/** Data of the table's rows beside the operation. */
interface Around {
  /** The text of the apps' contract. */
  calls: string
  /** Paths of the room's lists. */
  lists: ReadonlySet<string>
}

const listPaths = (operations: Operations): ReadonlySet<string> =>
  new Set(
    Object.values(operations).flatMap(({ list, path }) => (list?.part === 'rows' ? [path] : []))
  )

const inOrder = (operations: Operations): Operation[] =>
  Object.values(operations).toSorted(
    (a, b) => compare(a.path, b.path) || compare(a.method, b.method)
  )
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const routeOf = ({ method, path }: Operation): string => `${method} ${path}`
const cell = (parts: (string | undefined | false)[]): string =>
  parts.filter(Boolean).join('; ').replaceAll('|', '\\|').replaceAll('\n', ' ')

function rowOf(operation: Operation, around: Around): string {
  const { does, who, also, notes } = operation
  const columns = [
    `\`${routeOf(operation)}\` ${does}`,
    [who.join(', '), also].filter(Boolean).join(' with '),
    cell([...inOf(operation), notes?.in]),
    cell([outOf(operation, around), notes?.out]),
    errorsInWords(operation),
  ]
  return `| ${columns.join(' | ')} |`
}

function inOf({ idempotent, query, body, list, bodyKb }: Operation): string[] {
  return [
    idempotent === 'none' ? '' : `Idempotency-Key${idempotent === 'optional' ? ' if wanted' : ''}`,
    list?.part === 'rows' ? listInWords(list.resource) : '',
    list?.part === 'counts' ? '`filters`: 1 to 12 filters' : '',
    list?.part === 'totals' ? '`filter`' : '',
    query ? fieldsInWords(query.toJSONSchema()) : '',
    list?.part === 'export' ? '`filter?`, `columns`, `decimal`, `timeZone`' : '',
    body && !list ? fieldsInWords(body.toJSONSchema()) : '',
    bodyKb && !list ? `up to ${bodyKb} kB` : '',
  ]
}

function listInWords({ filters = {}, search }: NonNullable<Operation['list']>['resource']): string {
  const special = Object.keys(filters).map((name) => `\`${name}\``)
  const q = search ? ', `q`' : ''
  return special.length > 0 ? `list${q}, filters ${special.join(', ')}` : `list${q}`
}

function outOf(operation: Operation, { calls, lists }: Around): string {
  const { answers, list, path } = operation
  const status = answers.status === 200 ? '' : `${answers.status} `
  if (answers.status === 204) return '204'
  if (list?.part === 'rows') return Object.keys(list.resource.fields).join(', ')
  if (list?.part === 'counts') return '`int[]`'
  if (list?.part === 'totals') return '`ListTotals`'
  if (answers.type) return answers.type
  const named = answerIn(calls, routeOf(operation))
  const isRow = lists.has(path.replace(/\/:id$/, ''))
  return `${status}${named ? `\`${named}\`` : isRow ? 'the row' : ''}`.trim()
}

/** The type of the answer as the contract writes it. */
function answerIn(calls: string, route: string): string | null {
  const start = calls.indexOf(`'${route}': {`)
  if (start < 0) return null
  const found = /answer: ((?:[^{}\n]|\{[^}]*\})+)/.exec(calls.slice(start))?.[1]?.trim() ?? ''
  return found === '' || found === 'unknown' ? null : found
}

const LIST_ERRORS: readonly ErrorKey[] = [
  'unknownFilterField',
  'minLengthMaxLength',
  'unknownSortField',
  'badRange',
]
const isOfLists = (key: ErrorKey): boolean => LIST_ERRORS.includes(key)

/** The errors that the declaration adds to those of its kind, each with its status. */
function errorsInWords(operation: Operation): string {
  const implied = new Set<ErrorKey>(impliedErrors(operation))
  // these two say what is special about the operation
  for (const key of ['tooManyAttempts', 'stepUpNeeded'] as const) implied.delete(key)
  const asks = asksStepUp(operation) ? (['stepUpNeeded'] as const) : []
  const own = [...(operation.errors ?? []), ...asks].filter(
    (key) => !implied.has(key) && !isOfLists(key)
  )
  const byPath = operation.path.includes(':') ? (['notFound'] as const) : []
  const keys = [...new Set([...own, ...byPath])].map((key) => `\`${key}\` ${ERRORS[key]}`)
  return [...keys, ...(operation.list ? ['list errors'] : [])].join(', ')
}

/** Which operations answer each name of the specification. */
function specification(rooms: Rooms): string[] {
  const pairs = Object.values(rooms)
    .flatMap(inOrder)
    .flatMap((operation) => (operation.spec ?? []).map((name) => [name, operation] as const))
  const rows = [...Map.groupBy(pairs, ([name]) => name)].map(([name, found]) => {
    const routes = found.map(([, operation]) => `\`${routeOf(operation)}\``)
    return `| ${name} | ${routes.join(', ')} |`
  })
  return ['| specification | operation |', '|---|---|', ...rows.toSorted(compare)]
}
