/** The address of a list with its filters set. */
export function listLink(resource: string, filter: Record<string, unknown>): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
}
