import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { clockAt, startOfTests } from '../lib/clock/test_clock.mjs'

const AT = Date.UTC(2028, 1, 29, 23, 45)

/** What a Node prints that believes that it is AT. */
const printed = (code) =>
  execFileSync(process.execPath, ['-e', code], { env: clockAt(process.env, AT), encoding: 'utf8' })

test('a Node and those that it starts believe in the chosen instant', () => {
  const look = `console.log(Date.now(), +new Date(), Date.parse(Date()))`
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(look)}])`
  for (const code of [look, `process.stdout.write(${child})`]) {
    for (const time of printed(code).trim().split(' ').map(Number)) {
      // a date as text has whole seconds
      expect(time).toBeGreaterThan(AT - 1_000)
      expect(time).toBeLessThan(AT + 60_000)
    }
  }
})

test('a moved clock has the same seconds as the machine’s', () => {
  expect(Number(clockAt(process.env, AT).CLOCK_OFFSET_MS) % 1000).toBe(0)
})

test('a date that is given keeps its time, and is a Date', () => {
  const code = `const date = new Date(86400000)
    console.log(date.toISOString(), date instanceof Date, date.constructor === Date, Date.UTC(1970, 0, 2))`
  expect(printed(code).trim()).toBe('1970-01-02T00:00:00.000Z true true 86400000')
})

test('a server says the hour of the tests', () => {
  const code = `const server = require('node:http').createServer((_, answer) => answer.end())
    server.listen(0, async () => {
      const { headers } = await fetch('http://127.0.0.1:' + server.address().port)
      console.log(headers.get('date'))
      server.close()
    })`
  expect(printed(code)).toMatch(/^Tue, 29 Feb 2028 23:4/)
})

test('an instant that is none is refused', () => {
  expect(startOfTests('2028-02-29T23:45:00Z')).toBe(AT)
  expect(() => startOfTests('noon')).toThrow('no instant: noon')
})
