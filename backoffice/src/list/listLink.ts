/** The address of a list with its filters set, and with `largest` ordered by that field, the greatest first. */
export function listLink(
  resource: string,
  filter: Record<string, unknown>,
  largest?: string
): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })
  if (largest !== undefined) {
    query.set('sort', largest)
    query.set('order', 'DESC')
  }
  return `/${resource}?${query}`
}
