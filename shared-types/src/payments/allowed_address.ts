/** Whether the address is one of the web at an origin of the list (must-hold S6), without a name or password in it. */
export function isAllowedAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return ['https:', 'http:'].includes(protocol) && origins.includes(origin)
}
