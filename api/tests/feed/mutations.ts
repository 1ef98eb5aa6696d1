/** Ways in which a document is damaged by accident or on purpose: each gives broken copies of a whole one. */

/** Numbers from 0 to below 1 in a fixed order, so that a failure can be repeated. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Mutation = (document: string, random: Random) => Iterable<Buffer>

/** The most copies of a long document that each way makes. */
const MOST_OF_A_KIND = 60
const CUT_EVERY = 37

const sample = <T>(all: readonly T[], random: Random): T[] =>
  all.length <= MOST_OF_A_KIND
    ? [...all]
    : Array.from({ length: MOST_OF_A_KIND }, () => all[Math.floor(random() * all.length)] as T)

const attributes = (document: string) => [...document.matchAll(/\s[A-Za-z_:]+=("[^"]*"|'[^']*')/g)]
const withoutDeclaration = (document: string): string =>
  document.replace(/^\uFEFF?(?:<\?xml[^>]*\?>)?\s*/, '')
/** The positions at which elements begin, without the root. */
const places = (document: string): number[] =>
  [...document.matchAll(/<[A-Za-z]/g)].slice(1).map(({ index }) => index)

function* cut(document: string, random: Random) {
  const bytes = Buffer.from(document)
  const ends = Array.from({ length: Math.ceil(bytes.length / CUT_EVERY) }, (_, i) => i * CUT_EVERY)
  for (const end of sample(ends, random)) yield bytes.subarray(0, end)
}

function* flipped(document: string, random: Random) {
  for (let i = 0; i < MOST_OF_A_KIND; i++) {
    const bytes = Buffer.from(document)
    for (let flips = 0; flips <= random() * 3; flips++) {
      const at = Math.floor(random() * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    yield bytes
  }
}

function* withoutAttributes(document: string, random: Random) {
  for (const { 0: text, index } of sample(attributes(document), random)) {
    yield Buffer.from(document.slice(0, index) + document.slice(index + text.length))
  }
}

const NO_NUMBERS = ['NaN', 'Infinity', '-Infinity', '-1', '-0', '1e999', '0x10', '9'.repeat(400)]
const NO_NAMES = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u{1F3C6}',
  'null',
  "' or 1=1 --",
  '1|2=3|=',
]

function* otherValues(document: string, random: Random) {
  for (const { 0: text, index } of sample(attributes(document), random)) {
    const start = index + text.indexOf('=') + 1
    for (const value of [NO_NUMBERS, NO_NAMES].map(
      (values) => values[Math.floor(random() * values.length)] ?? ''
    )) {
      const quoted = `"${value}"`
      yield Buffer.from(document.slice(0, start) + quoted + document.slice(index + text.length))
    }
  }
}

function* otherNumbers(document: string, random: Random) {
  for (const { 0: text, index } of sample([...document.matchAll(/\d+(?:\.\d+)?/g)], random)) {
    const value = NO_NUMBERS[Math.floor(random() * NO_NUMBERS.length)] ?? ''
    yield Buffer.from(document.slice(0, index) + value + document.slice(index + text.length))
  }
}

function* repeatedAndShuffled(document: string, random: Random) {
  const leaves = [...document.matchAll(/<([A-Za-z]+)\b[^<>]*(?:\/>|>[^<]*<\/\1>)/g)]
  for (const { 0: text, index } of sample(leaves, random)) {
    yield Buffer.from(document.slice(0, index) + text.repeat(50) + document.slice(index))
    const other = leaves[Math.floor(random() * leaves.length)]
    if (!other || other.index <= index) continue
    yield Buffer.from(
      document.slice(0, index) +
        other[0] +
        document.slice(index + text.length, other.index) +
        text +
        document.slice(other.index + other[0].length)
    )
  }
}

function* otherEncodings(document: string) {
  const body = withoutDeclaration(document)
  const utf16 = Buffer.from(`\uFEFF${body}`, 'utf16le')
  yield utf16
  yield Buffer.from(utf16).swap16()
  yield Buffer.from(body, 'utf16le')
  for (const name of ['utf-16', 'ISO-8859-1', 'utf-7', 'x'.repeat(300)]) {
    yield Buffer.from(`<?xml version="1.0" encoding="${name}"?>${body}`)
  }
  yield Buffer.concat([Buffer.from(body), Buffer.from([0xff, 0xfe, 0x00])])
}

const BOMB =
  '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>'

function* hostile(document: string) {
  const body = withoutDeclaration(document)
  yield Buffer.from(BOMB + body)
  yield Buffer.from(`<!DOCTYPE x SYSTEM "file:///etc/passwd">${body}`)
  yield Buffer.from(body.replace(/="[^"]*"/, '="&c;"'))
  const [at = body.length] = places(body)
  const put = (piece: string) => Buffer.from(body.slice(0, at) + piece + body.slice(at))
  yield put('<a>'.repeat(20_000))
  yield put(`<a>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</a>`)
  yield put('<a/>'.repeat(70_000))
  yield put(`<a ${Array.from({ length: 200 }, (_, i) => `b${i}="1"`).join(' ')}/>`)
  yield put(`<a b="${'x'.repeat(1_900_000)}"/>`)
  yield put(`<!--${'x'.repeat(1_900_000)}-->`)
  yield put(`<![CDATA[${'x'.repeat(1_900_000)}]]>`)
  yield put(`<?a ${'x'.repeat(1_900_000)}?>`)
  yield put('<![CDATA[<market id="1">]]>')
  yield put(']]>')
  yield Buffer.from(body + body)
  yield Buffer.alloc(0)
}

export const MUTATIONS: readonly (readonly [name: string, mutation: Mutation])[] = [
  ['cut', cut],
  ['flipped bits', flipped],
  ['without an attribute', withoutAttributes],
  ['another value', otherValues],
  ['another number', otherNumbers],
  ['repeated and shuffled', repeatedAndShuffled],
  ['another encoding', otherEncodings],
  ['hostile', hostile],
]

/** Content that may stand between any two elements and has no meaning. */
export const harmless = (document: string): string => {
  const body = withoutDeclaration(document)
  const at = places(body)
  return `\uFEFF<?xml version="1.0" encoding="utf-8"?><?hint of=nothing?>${[0, ...at]
    .map((start, i) => body.slice(start, at[i] ?? body.length))
    .join('<!-- <market id="1"/> & so on --><?hint?>')}<!-- the end -->`
}
