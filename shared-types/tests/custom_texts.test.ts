/** Styles and scripts of a brand's own: what may stand in them. */
import { describe, expect, test } from 'vitest'
import { cssFault } from '../src/sites/check_css.ts'
import { originsOf, scriptParts } from '../src/sites/script_parts.ts'

describe('styles', () => {
  test.each([
    '',
    '.a { color: red; }\n@media (width < 600px) { .a::before { content: "}"; } }',
    '.a { background: url("/pictures/a.webp"), url(https://a.example.com/b.png) }',
    '.a { background: url(data:image/png;base64,AAAA); mask: url(#m) } /* } " */',
    ".a::after { content: '\\201C' }",
    ':root { --x: [a] (b) }',
    '.a { background: image-set("/pictures/a.webp" 1x, "https://a.example.com/b.png" type("image/png") 2x) }',
    '@font-face { src: local("Noto Sans"), url(/a.woff2) format("woff2") }',
    '.a[href^="http"]:lang("tr")::after { content: attr(title, "x") counters(i, ".") "a: b" }',
  ])('%s may stand', (css) => expect(cssFault(css)).toBeNull())

  test.each([
    ['.a { color: red', 1],
    ['.a { }\n} body { display: none }', 2],
    ['.a { color: rgb(1 }', 1],
    ['.a { content: "x\n}', 1],
    ['/* x', 1],
  ])('%s is not closed, or closes too much', (css, line) =>
    expect(cssFault(css)).toEqual({ kind: 'unbalanced', line })
  )

  test.each([
    ['@import "https://a.example.com/a.css";', '@import'],
    ['@IMPORT url(/a.css);', '@IMPORT'],
    ['.a{}</style><script>', '</style'],
    ['.a { content: "</STYLE>" }', '</STYLE'],
    ['.a { background: url(/*) } } body { x: url(*/) }', '*/'],
    ['.a { background: \\75rl(/*) }', '\\'],
    ['.a { background: url(javascript:alert(1)) }', 'javascript:alert(1'],
    ['.a { background: url("http://a.example.com/a.png") }', 'http://a.example.com/a.png'],
    ['.a { background: url(data:text/html,x) }', 'data:text/html,x'],
    ['.a { width: expression(alert(1)) }', 'expression('],
    ['.a { background: image-set("http://evil.example/x" 1x) }', 'http://evil.example/x'],
    ['.a { background: -webkit-image-set("x" 1x) }', 'x'],
    ['.a { background: src("//evil.example/x") }', '//evil.example/x'],
    ['.a { background: cross-fade("http://evil.example/x", red) }', 'http://evil.example/x'],
    ['.a { background: image-set(  /* " */ "ftp://evil.example/x" 1x) }', 'ftp://evil.example/x'],
    [
      '.a { --x: "http://evil.example/x"; background: image-set(var(--x) 1x) }',
      'http://evil.example/x',
    ],
    ['.a { --x: "\\68 ttp://evil.example/x" }', 'http://evil.example/x'],
    ['.a { --x: "ht\\\ntp://evil.example/x" }', 'http://evil.example/x'],
  ])('%s is refused by name', (css, piece) =>
    expect(cssFault(css)).toMatchObject({ kind: 'forbidden', piece })
  )
})

describe('scripts', () => {
  test('plain code is one script', () => {
    expect(scriptParts('')).toEqual([])
    expect(scriptParts('let a = 1 < 2')).toEqual([
      { code: 'let a = 1 < 2', src: null, attributes: {} },
    ])
  })

  test('the snippet of a vendor gives its scripts in their order', () => {
    const parts = scriptParts(
      `<!-- Chat -->
       <script async src="https://chat.example.com/a.js?id=1" data-key='k' onload="x()"></script>
       <SCRIPT>window.chat = []</SCRIPT >`
    )
    expect(parts).toEqual([
      { code: '', src: 'https://chat.example.com/a.js?id=1', attributes: { 'data-key': 'k' } },
      { code: 'window.chat = []', src: null, attributes: {} },
    ])
    expect(originsOf(parts ?? [])).toEqual(['https://chat.example.com'])
  })

  test.each([
    '<p>Hello</p>',
    '<script>a()</script><img src=x onerror=alert(1)>',
    '<script src="http://a.example.com/a.js"></script>',
    '<script src="//a.example.com/a.js"></script>',
    '<script src="data:text/javascript,a()"></script>',
    '<script>a()',
  ])('%s holds more than scripts of https addresses', (text) =>
    expect(scriptParts(text)).toBeNull()
  )
})
