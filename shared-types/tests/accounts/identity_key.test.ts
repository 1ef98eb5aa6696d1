import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityKey } from '../../src/accounts/identity_key.ts'

test('A9: spaces, hyphens, dots, small letters and full-width digits do not make another person', () => {
  for (const text of ['12 345 678-901a', '12345678.901A', ' 12345678901a ', '12345678901A']) {
    expect(identityKey(text)).toBe('12345678901A')
  }
})

test('a text without letters and digits is no number', () => {
  for (const text of ['', '  ', '-', '–.–']) expect(identityKey(text)).toBeNull()
})

test('A9: signs put anywhere between the letters and digits change nothing', () => {
  const symbol = fc.constantFrom(...'0123456789ABCXYZ')
  const sign = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0')
  fc.assert(
    fc.property(fc.array(fc.tuple(symbol, sign), { minLength: 1, maxLength: 20 }), (parts) => {
      const plain = parts.map(([letter]) => letter).join('')
      expect(identityKey(parts.flat().join('').toLowerCase())).toBe(plain)
    })
  )
})

test.each([
  ['123456', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'],
  ['AB123', 'АB١٢٣', 'АВ123', 'ΑΒ123', 'аb123'],
  ['MHK7', 'МНК7', 'ΜΗΚ7'],
])('%s is one number, whatever script its signs are of', (plain, ...others) => {
  for (const text of others) expect(identityKey(text)).toBe(plain)
})

test('letters that look like no Latin one stay', () => {
  expect(identityKey('жщ1')).toBe('ЖЩ1')
  expect(identityKey('ω1')).toBe('Ω1')
})
