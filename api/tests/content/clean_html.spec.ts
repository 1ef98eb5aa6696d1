import { test } from '@japa/runner'
import { cleanHtml } from '#content/clean_html'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<form action="https://evil.test"><input name=password></form>',
  '<p style="background:url(https://evil.test/alert)">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<style>body { background: url(https://evil.test/alert) }</style>',
  '<base href="https://evil.test/alert">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/alert">',
  '<p><!-- alert --></p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
]

test.group('HTML of staff (S5)', () => {
  test('nothing runs, loads from elsewhere than it says, or asks for input', ({ assert }) => {
    for (const html of HOSTILE) {
      const cleaned = cleanHtml(html)
      assert.notMatch(cleaned, /<(?!\/?(p|a|img)\b)|on\w+=|javascript|evil|url\(|data:/i, html)
      assert.notMatch(cleaned.replaceAll(/&\w+;/g, ''), /<[^>]*alert/, html)
    }
  })

  test('text, lists, tables, links and pictures stay', ({ assert }) => {
    const html = [
      '<h2 style="text-align:center">Rules</h2>',
      '<p>Odds of <strong>2.00</strong>, <em>once</em>.<br />Next line</p>',
      '<ol><li>one</li></ol>',
      '<table><tbody><tr><th scope="row">Single</th><td colspan="2">1</td></tr></tbody></table>',
      '<p><a href="/tr/page/9">rules</a> <a href="mailto:help@brand.test">mail</a></p>',
      '<p><img src="/pictures/1.webp" alt="A cup" width="40" height="20" loading="lazy" /></p>',
    ].join('')
    assert.equal(cleanHtml(html), html)
  })

  test('a heading of the first level becomes one of the second', ({ assert }) => {
    assert.equal(cleanHtml('<h1>About us</h1>'), '<h2>About us</h2>')
  })

  test('a new tab gets no handle on our window', ({ assert }) => {
    assert.equal(
      cleanHtml('<a href="https://a.test" target="_blank" rel="opener">a</a>'),
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer">a</a>'
    )
  })

  test('a link to another host that looks like a path of the site is dropped', ({ assert }) => {
    for (const href of ['//evil.test', '/\\evil.test', '\\\\evil.test', 'http://evil.test']) {
      assert.equal(cleanHtml(`<a href="${href}">a</a>`), '<a>a</a>', href)
    }
  })

  test('a second cleaning changes nothing', ({ assert }) => {
    for (const html of [...HOSTILE, '<p>1 < 2 & 3 &amp; 4</p>', '<a href="/a?b=1&c=2">a</a>']) {
      const once = cleanHtml(html)
      assert.equal(cleanHtml(once), once, html)
    }
  })
})
