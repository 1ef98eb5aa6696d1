/** Which rooms of the API write which tables, read from their sources. */
import ts from 'typescript'

/** Names the table of a query, as its first argument. */
const NAMES = ['from', 'table', 'into']
/** Called on such a query, they write. */
const WRITES = ['insert', 'multiInsert', 'update', 'delete', 'increment', 'decrement', 'onConflict']
/** Functions that write the table that one of their arguments names. */
const WRITER = /^(?:insert|update|delete|upsert)[A-Z]/
/** What SQL writes. */
const SQL = /\b(?:insert (?:ignore )?into|update|delete from)\s+`?(\w+)`?/gi

const parsed = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

function* callsIn(node) {
  if (ts.isCallExpression(node)) yield node
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* callsIn(child)
}

const nameOf = ({ expression }) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : (expression.text ?? '')

const textsOf = (call) => call.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text)

/** Whether one of the calls that go on from this one writes; a helper that takes the query and returns it goes on, too. */
function isWritten(call) {
  let node = call
  for (;;) {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
      if (WRITES.includes(parent.name.text)) return true
    } else if (!ts.isCallExpression(parent)) return false
    node = parent
  }
}

/**
 * The tables of `owners` (by name) that a source writes.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} owners the room of each table
 * @returns {Set<string>}
 */
export function tablesWritten(file, text, owners) {
  const written = new Set()
  for (const call of callsIn(parsed(file, text))) {
    const name = nameOf(call)
    const texts = textsOf(call)
    const isWriter = WRITER.test(name) || (NAMES.includes(name) && isWritten(call))
    if (isWriter) for (const table of texts) if (owners.has(table)) written.add(table)
  }
  for (const [, table] of text.matchAll(SQL)) if (owners.has(table)) written.add(table)
  return written
}

/** The tables that an `owners.ts` declares. @returns {string[]} */
export function tablesDeclared(file, text) {
  const tables = []
  const visit = (node) => {
    const isSection =
      ts.isPropertyAssignment(node) && ['brand', 'shared', 'installation'].includes(node.name.text)
    if (!isSection) return ts.forEachChild(node, visit)
    for (const { name } of node.initializer.properties) tables.push(name.text)
  }
  visit(parsed(file, text))
  return tables
}
