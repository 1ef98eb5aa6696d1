/** Stands in for qs: refine reads query strings with it only when it syncs with the address, which is off here. */
export function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
export function stringify(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
export default { parse, stringify }
