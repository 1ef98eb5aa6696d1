import { expect, test } from 'vitest'
import { hostNameOf, isAskedHost } from '../../src/sites/host_name.ts'

test('a typed host becomes the form of requests', () => {
  expect(hostNameOf(' Bets.Example ')).toBe('bets.example')
  expect(hostNameOf('bahis-şans.example')).toBe('xn--bahis-ans-52b.example')
  expect(hostNameOf('ставки.example')).toBe('xn--80aesh6ag.example')
})

test.each([
  'https://bets.example',
  'bets.example:80',
  'bets..example',
  'bets.example/',
  'a@bets.example',
])('%s names no host', (typed) => {
  expect(hostNameOf(typed)).toBeNull()
})

test('letters of two scripts that look alike make no host', () => {
  // the first letter is Cyrillic
  expect(hostNameOf('\u0430dmin.example')).toBeNull()
  expect(hostNameOf('bets-\u03bf.example')).toBeNull()
  expect(hostNameOf('\u0430\u0431\u0432.bets.example')).not.toBeNull()
})

test('the header of a request names a host, and at most a port behind it', () => {
  for (const header of ['a', 'A.example', 'a_b.example.', '127.0.0.1:3333', '[::1]:80', '[::1]']) {
    expect(isAskedHost(header), header).toBe(true)
  }
  for (const header of ['', 'a:', 'a:1@b', 'a b', '[::1', 'a:123456', '-a', `${'a'.repeat(250)}`]) {
    expect(isAskedHost(header), header).toBe(false)
  }
})
