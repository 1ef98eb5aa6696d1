import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FeedUnreadable } from '#feed/messages/events'
import { XmlElement } from '#feed/reading/xml/element'
import { XML_LIMITS } from '#feed/reading/xml/limits'

/** Alphabets other than UTF-8 that a document may declare, with one byte for each character. */
const SINGLE_BYTE = /^(iso-8859-(1|2|5|7|9|15)|windows-125[0-4])$/i
const DECLARED = /^<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w-]+)["']/
const DECLARATION_BYTES = 128

/** Bytes parsed at a time, so that a limit stops a hostile document early. */
const SLICE_BYTES = 16 * 1024

/**
 * Reads one document into a tree in bounded memory: piece by piece with `write`, then `end`. Takes UTF-8 with or
 * without a byte order mark, or a single-byte alphabet declared in the first piece; no document type, and only XML's
 * five entities. Throws `FeedUnreadable`: `tooLarge`, `badEncoding`, `forbiddenDoctype`, `forbiddenEntity`, `notXml`,
 * `truncated`.
 */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: false })
  private decoder = new TextDecoder('utf-8', { fatal: true })
  private singleByte: string | null = null
  private readonly open: XmlElement[] = []
  private root: XmlElement | null = null
  private bytes = 0
  private elements = 0
  private attributes = 0
  /** Characters since the parser's last event, which it is still collecting. */
  private collected = 0
  private isEnding = false

  constructor() {
    const told = () => (this.collected = 0)
    this.parser.on('xmldecl', ({ encoding }) => {
      told()
      if (encoding !== undefined && !this.isRead(encoding)) {
        throw new FeedUnreadable('badEncoding', `encoding ${clipped(encoding)}`)
      }
    })
    this.parser.on('doctype', () => this.refuse('forbiddenDoctype', 'a document type'))
    this.parser.on('comment', told)
    this.parser.on('processinginstruction', told)
    this.parser.on('cdata', (text) => this.addText(text))
    this.parser.on('text', (text) => this.addText(text))
    this.parser.on('opentagstart', () => {
      told()
      this.attributes = 0
    })
    this.parser.on('attribute', ({ value }) => {
      told()
      this.attributes++
      if (this.attributes > XML_LIMITS.attributesPerElement) this.tooLarge('attributes')
      if (value.length > XML_LIMITS.textLength) this.tooLarge('attribute')
    })
    this.parser.on('opentag', (tag) => this.begin(tag))
    this.parser.on('closetag', () => {
      told()
      this.open.pop()
    })
    this.parser.on('error', (error) => this.fail(error.message))
  }

  write(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      this.writeSlice(bytes.subarray(at, at + SLICE_BYTES))
    }
  }

  /** Ends the document and returns its root element. */
  end(): XmlElement {
    this.isEnding = true
    this.decoded(() => this.decoder.decode())
    if (this.bytes === 0) this.refuse('truncated', 'empty')
    this.parser.close()
    if (this.root === null) throw new FeedUnreadable('notXml', 'no element')
    return this.root
  }

  private isRead(encoding: string): boolean {
    return /^(utf-?8|us-ascii)$/i.test(encoding) || encoding === this.singleByte
  }

  private chooseDecoder(beginning: Buffer): void {
    const declared = DECLARED.exec(beginning.subarray(0, DECLARATION_BYTES).toString('latin1'))?.[1]
    if (!declared || !SINGLE_BYTE.test(declared)) return
    this.singleByte = declared
    this.decoder = new TextDecoder(declared, { fatal: true })
  }

  private writeSlice(slice: Buffer): void {
    if (this.bytes === 0) this.chooseDecoder(slice)
    this.bytes += slice.length
    if (this.bytes > XML_LIMITS.documentBytes) this.tooLarge('document')
    const text = this.decoded(() => this.decoder.decode(slice, { stream: true }))
    // a declaration may follow a byte order mark, which the decoder removes, but not white space
    this.collected += text.length
    this.parser.write(text)
    if (this.collected > XML_LIMITS.textLength + SLICE_BYTES) this.tooLarge('text')
  }

  private begin(tag: SaxesTagPlain): void {
    this.collected = 0
    this.elements++
    if (this.elements > XML_LIMITS.elements) this.tooLarge('elements')
    if (this.open.length >= XML_LIMITS.depth) this.tooLarge('depth')
    const element = new XmlElement(localName(tag.name), new Map(Object.entries(tag.attributes)))
    this.open.at(-1)?.children.push(element)
    this.root ??= element
    this.open.push(element)
  }

  private addText(text: string): void {
    this.collected = 0
    const element = this.open.at(-1)
    if (!element || (element.text === '' && text.trim() === '')) return
    if (element.text.length + text.length > XML_LIMITS.textLength) this.tooLarge('text')
    element.text += text
  }

  private decoded(decode: () => string): string {
    try {
      return decode()
    } catch {
      throw new FeedUnreadable('badEncoding', `this is no ${this.singleByte ?? 'UTF-8'}`)
    }
  }

  private fail(message: string): never {
    if (/entity/.test(message)) this.refuse('forbiddenEntity', message)
    if (/DOCTYPE|doctype/.test(message)) this.refuse('forbiddenDoctype', message)
    const isCut = this.isEnding && !/outside of root/.test(message)
    this.refuse(isCut ? 'truncated' : 'notXml', message)
  }

  private tooLarge(what: string): never {
    this.refuse('tooLarge', what)
  }

  private refuse(reason: FeedErrorReason, detail: string): never {
    throw new FeedUnreadable(reason, clipped(detail))
  }
}

/** Reads one whole document. Throws `FeedUnreadable`. */
export function readXml(document: Buffer): XmlElement {
  if (document.length > XML_LIMITS.documentBytes) {
    throw new FeedUnreadable('tooLarge', `${document.length} bytes`)
  }
  const reader = new XmlReader()
  reader.write(document)
  return reader.end()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const clipped = (text: string): string => text.slice(0, 200)
