/** Reads mails as a mail program does: as much of MIME as our own mails use. */

export interface ReadMail {
  /** By lower-case name; folded lines are joined, encoded words decoded. */
  headers: Map<string, string>
  html: string
  text: string
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = entity(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new Error('the mail has one part')
  const parts = body.split(`--${boundary}`).map((part) => entity(part.trimStart()))
  const partOf = (type: string) =>
    parts.find((part) => part.headers.get('content-type')?.startsWith(type))
  return { headers, html: decoded(partOf('text/html')), text: decoded(partOf('text/plain')) }
}

interface Entity {
  headers: Map<string, string>
  body: string
}

function entity(raw: string): Entity {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.flatMap((line): [string, string][] => {
    const cut = line.indexOf(':')
    return cut < 0 ? [] : [[line.slice(0, cut).toLowerCase(), words(line.slice(cut + 1).trim())]]
  })
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

function decoded(part: Entity | undefined): string {
  if (!part) throw new Error('the mail lacks a part')
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(part.body) : part.body
}

const quotedPrintable = (text: string): string => bytes(text.replaceAll(/=\r\n/g, ''))

/** `=C3=A7` as the bytes that it stands for, read as UTF-8. */
const bytes = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16))
    ),
    'latin1'
  ).toString('utf8')

/** `=?UTF-8?Q?...?=` and `=?UTF-8?B?...?=`; the space between two encoded words is no part of the text. */
const words = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : bytes(word.replaceAll('_', ' '))
    )
