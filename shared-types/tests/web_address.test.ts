import { expect, test } from 'vitest'
import { isWebAddress } from '../src/core/web_address.ts'

test.each([
  'https://a.example.com/a.png?b=1#c',
  '/pictures/a.png',
  '/',
  'https://127.0.0.1:8443/x',
])('%s is an address that a page may show', (text) => expect(isWebAddress(text)).toBe(true))

test.each([
  '',
  'a.png',
  'http://a.example.com/',
  'HTTPS://a.example.com/',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  '//a.example.com/',
  '/\\a.example.com/',
  'https://',
  'https://me:secret@a.example.com/',
  'https://a.example.com/ b',
  'https://a.example.com/\u0000',
  'https://a.example.com/"x',
  `/${'a'.repeat(500)}`,
])('%s is none', (text) => expect(isWebAddress(text)).toBe(false))
