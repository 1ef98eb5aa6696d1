import { test } from '@japa/runner'
import { readXml, XmlReader } from '#feed/reading/xml/reader'
import { XML_LIMITS } from '#feed/reading/xml/limits'

const MB = 1024 * 1024

/** The reason why a text is refused; `read` when it is not. */
function verdict(xml: string | Buffer): string {
  try {
    readXml(Buffer.from(xml))
    return 'read'
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : String(error)
  }
}

/** The bytes that a reader took of an endless document before it refused, and the reason. */
function takenOf(piece: Buffer, first: string): { taken: number; reason: string } {
  const reader = new XmlReader()
  let taken = 0
  try {
    reader.write(Buffer.from(first))
    for (; taken < 50 * MB; taken += piece.length) reader.write(piece)
    return { taken, reason: 'read' }
  } catch (error) {
    return {
      taken,
      reason: error instanceof Error && 'reason' in error ? String(error.reason) : '',
    }
  }
}

test.group('XML of feeds', () => {
  test('names, attributes, text and order are kept; prefixes are not', ({ assert }) => {
    const root = readXml(Buffer.from('<a:x one="1 &lt; 2"><y>f&#252;r</y><z/><y>2</y></a:x>'))
    assert.equal(root.name, 'x')
    assert.equal(root.get('one'), '1 < 2')
    assert.isNull(root.get('two'))
    assert.deepEqual(
      root.all('y').map(({ text }) => text),
      ['für', '2']
    )
  })

  test('a byte order mark and a declaration may come first', ({ assert }) => {
    assert.equal(verdict('\uFEFF<?xml version="1.0" encoding="utf-8"?><a/>'), 'read')
  })

  test('a single-byte encoding is read as declared', ({ assert }) => {
    const named = (encoding: string, name: number[]) => {
      const [head, tail] = [`<?xml version="1.0" encoding="${encoding}"?><a b="`, '"/>']
      return readXml(Buffer.concat([Buffer.from(head), Buffer.from(name), Buffer.from(tail)])).get(
        'b'
      )
    }
    assert.equal(named('ISO-8859-1', [0x4b, 0xf6, 0x6c, 0x6e]), 'Köln')
    assert.equal(named('iso-8859-9', [0xde, 0x69, 0xfe, 0x6c, 0x69]), 'Şişli')
    assert.equal(named('windows-1254', [0xdd, 0x7a, 0x6d, 0x69, 0x72]), 'İzmir')
  })

  test('each fault of a document has its name', ({ assert }) => {
    assert.equal(verdict(''), 'truncated')
    assert.equal(verdict('<a><b>'), 'truncated')
    assert.equal(verdict('<a b="1'), 'truncated')
    assert.equal(verdict('<a></b>'), 'notXml')
    assert.equal(verdict('<a b="1" b="2"/>'), 'notXml')
    assert.equal(verdict('{"a": 1}'), 'notXml')
    assert.equal(verdict('<a/><b/>'), 'notXml')
    assert.equal(verdict(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe])), 'badEncoding')
    assert.equal(verdict('<?xml version="1.0" encoding="utf-16"?><a/>'), 'badEncoding')
    assert.equal(verdict('<?xml version="1.0" encoding="ebcdic"?><a/>'), 'badEncoding')
    assert.equal(verdict('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'), 'forbiddenDoctype')
    assert.equal(verdict('<a>&xxe;</a>'), 'forbiddenEntity')
  })

  test('nested entities are refused before they are read', ({ assert }) => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`
    )
    const bomb = `<!DOCTYPE a [<!ENTITY l0 "ha">${levels.join('')}]><a>&l12;</a>`
    assert.equal(verdict(bomb), 'forbiddenDoctype')
  })

  test('depth, elements, attributes and size are bounded', ({ assert }) => {
    const deep = XML_LIMITS.depth + 1
    assert.equal(verdict('<a>'.repeat(deep) + '</a>'.repeat(deep)), 'tooLarge')
    assert.equal(verdict(`<a>${'<b/>'.repeat(XML_LIMITS.elements)}</a>`), 'tooLarge')
    const attributes = Array.from(
      { length: XML_LIMITS.attributesPerElement + 1 },
      (_, i) => ` a${i}=""`
    )
    assert.equal(verdict(`<a${attributes.join('')}/>`), 'tooLarge')
    assert.equal(verdict(`<a b="${'x'.repeat(XML_LIMITS.textLength + 1)}"/>`), 'tooLarge')
    assert.equal(verdict(Buffer.alloc(XML_LIMITS.documentBytes + 1, 0x20)), 'tooLarge')
  })

  test('50 MB in one attribute, name, text, comment or doctype are refused after 64 KB', ({
    assert,
  }) => {
    const piece = Buffer.alloc(64 * 1024, 'x')
    const before = process.memoryUsage().rss
    for (const first of ['<a b="', '<a', '<a>', '<a><!--', '<!DOCTYPE a [', '<a><![CDATA[', '<?']) {
      const { taken, reason } = takenOf(piece, first)
      assert.equal(reason, 'tooLarge', first)
      assert.isAtMost(taken, 64 * 1024, first)
    }
    assert.isBelow(process.memoryUsage().rss - before, 32 * MB)
  })

  test('50 MB of small elements are refused after 2 MB, in bounded memory', ({ assert }) => {
    const before = process.memoryUsage().rss
    const { taken, reason } = takenOf(Buffer.from('<b c="1">text</b>'.repeat(1000)), '<a>')
    assert.equal(reason, 'tooLarge')
    assert.isAtMost(taken, XML_LIMITS.documentBytes)
    assert.isBelow(process.memoryUsage().rss - before, 128 * MB)
  })
})
