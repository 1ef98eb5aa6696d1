import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hex } from '../../src/draws/hex.ts'
import { bytesOf, hmacSha256, sha256 } from '../../src/draws/sha256.ts'

const hexOf = (words: Int32Array) => hex(bytesOf(words))
const bytes = (text: string): Uint8Array => Buffer.from(text)
const repeated = (byte: number, count: number): Uint8Array => new Uint8Array(count).fill(byte)

describe('published vectors', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('SHA-256 of "%s" (FIPS 180-4)', (message, expected) => {
    expect(hexOf(sha256(bytes(message)))).toBe(expected)
  })

  test.each([
    [
      'case 1',
      repeated(0x0b, 20),
      bytes('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      'case 2',
      bytes('Jefe'),
      bytes('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'case 3',
      repeated(0xaa, 20),
      repeated(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      'case 6, a key longer than a block',
      repeated(0xaa, 131),
      bytes('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('HMAC-SHA256, %s (RFC 4231)', (_name, key, message, expected) => {
    expect(hexOf(hmacSha256(key)(message))).toBe(expected)
  })
})

test('any message and key give what the system gives', () => {
  const message = fc.uint8Array({ maxLength: 200 })
  fc.assert(
    fc.property(message, message, (key, text) => {
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
      expect(hexOf(hmacSha256(key)(text))).toBe(
        createHmac('sha256', key).update(text).digest('hex')
      )
    }),
    { numRuns: 300 }
  )
})
