/** The text of an answer of another server. Throws an `Error`, and ends the connection, above `mostBytes`. */
export async function readBounded({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    // leaving the loop ends the connection
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
