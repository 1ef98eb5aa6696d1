/** Values that no form sends; each has broken some server. */

export type Below = (below: number) => number

export const pick = <T>(below: Below, from: readonly [T, ...T[]]): T =>
  from[below(from.length)] ?? from[0]

/** Raw JSON texts, so that numbers beyond JavaScript's are sent unchanged. */
export const JUNK_JSON = [
  'null',
  'true',
  'false',
  '""',
  '" "',
  '"0"',
  '"-1"',
  '"1e999"',
  '"NaN"',
  '0',
  '-0',
  '-1',
  '0.1',
  '1.5',
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '9007199254740992',
  '18446744073709551616',
  '999999999999',
  '[]',
  '[null]',
  '[[[]]]',
  '[1,"2",{}]',
  '{}',
  '{"a":{"b":1}}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"ş"',
  '"İıÇ"',
  '"🏀🏀"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\ufeff"',
  '"＝1+1"',
  '"\'; drop table users; --"',
  '"<script>alert(1)</script>"',
  '"%s%n%00"',
  '"../../etc/passwd"',
  '"2026-02-31"',
  '"9999999999999999999999"',
] as const

/** A text too long for any column; another that still fits many columns. */
const LONG_JSON = [`"${'x'.repeat(5_000)}"`, `"${'ş'.repeat(300)}"`, `[${'1,'.repeat(2_000)}1]`]

const DEPTH = 500
const DEEP_JSON = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`

export function junkJson(below: Below): string {
  const rare = below(40)
  if (rare < LONG_JSON.length) return LONG_JSON[rare] ?? 'null'
  if (rare === LONG_JSON.length) return DEEP_JSON
  return pick(below, JUNK_JSON)
}

/** Values for a path where an id or a code belongs. */
export const JUNK_PARAMS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  'x',
  'constructor',
  '__proto__',
  '%00',
  '%F0%9F',
  '%C5%9F',
  '%E2%80%AE',
  '1%20or%201=1',
  '9'.repeat(15),
  '9'.repeat(40),
  'a'.repeat(300),
  '..%2f..%2fetc%2fpasswd',
  '%',
  '%%%',
] as const

/** Whole query strings. */
export const JUNK_QUERIES = [
  'filter=%',
  'filter[a]=1',
  'sort[]=id',
  'range=a&range=b',
  '%%%',
  'filter={"q":"\u015f"}',
  'filter=' + encodeURIComponent('{"q":"ş"}'),
  'filter=' + encodeURIComponent(`{"q":"${'x'.repeat(5_000)}"}`),
  'filter=' + encodeURIComponent('{"__proto__":1,"constructor":2}'),
  'filter=null',
  'filter=[]',
  'sort=' + encodeURIComponent('["id","SIDEWAYS"]'),
  'sort=' + encodeURIComponent('["constructor","ASC"]'),
  'range=' + encodeURIComponent('[0,1e999]'),
  'range=' + encodeURIComponent('[-1,5]'),
  'range=' + encodeURIComponent('[1000000000000,1000000000001]'),
  'lang=%00',
  'lang=' + 'x'.repeat(2_000),
  'a=1&'.repeat(300),
  'limit=1e999&offset=-1',
  'matches=1,2,3,x,,&from=-1&to=1e99',
  '__proto__[x]=1&constructor=1',
] as const

/** Bodies that are no JSON object, or incomplete. */
export const BROKEN_BODIES = [
  '{',
  '{"a":',
  '[]',
  '"text"',
  '7',
  'null',
  '\u0000',
  '',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"a":1e999}',
  '{"a":NaN}',
  "{'a':1}",
  `{"a":${DEEP_JSON}}`,
  `{${'"a":1,'.repeat(2_000)}"a":1}`,
  `{"__proto__":{"isAdmin":true},"constructor":{},"toString":1,"hasOwnProperty":2}`,
] as const
