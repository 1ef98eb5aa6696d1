import { expect, test } from 'vitest'
import { frameSource } from '../../src/features/frames/frameSource.ts'

const OWN = 'https://bets.example/en/casino'
const origins = ['https://games.example', 'https://bets.example']
const of = (content: string) => frameSource({ content, origins }, OWN)

test('an address of an allowed origin is the page of the frame, in a sandbox', () => {
  expect(of('https://games.example/play?id=7')).toEqual({
    src: 'https://games.example/play?id=7',
    origin: 'https://games.example',
    sandbox:
      'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  })
  expect(of(' //games.example/play ')).toMatchObject({ src: 'https://games.example/play' })
})

test('a page of the site itself gets no origin, so that it cannot leave its sandbox', () => {
  expect(of('https://bets.example/game')).toMatchObject({
    origin: 'null',
    sandbox: 'allow-scripts allow-forms',
  })
})

test.each([
  'https://evil.example/',
  'http://games.example/',
  'https://games.example.evil.example/',
  'https://games.example@evil.example/',
  'https://user@games.example/',
  'https://games.example:8443/',
  'https://',
])('S6 %s is not opened', (content) => {
  expect(of(content)).toBeNull()
})

test.each(['<p>Round 12</p>', 'javascript:alert(1)', 'games.example', ''])(
  '%s looks like no web address, so it is HTML without an origin',
  (content) => {
    expect(of(content)).toEqual({ srcDoc: content, sandbox: 'allow-scripts allow-forms' })
  }
)
